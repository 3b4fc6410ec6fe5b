// The live connection of one seat to its game: says hello, reconnects, matches answers to commands by id, and
// notices gaps in the numbering. A command that was on its way when the connection broke is sent again with the
// same id, so the server carries it out once. Where no WebSocket gets through (some proxies), it asks over HTTP.
import { Refused, get, post, uniqueId } from "../shell/api";
import type { Answer, Command, Message, NumberedCommand, Snapshot, Step } from "./protocol";
import { catalogue } from "../shell/texts.svelte";

export type Health = "connecting" | "open" | "lost" | "closed";

interface Pending {
  text: string;
  resolve: (answer: Answer) => void;
}

const ANSWERS = new Set(["ack", "planned", "hint", "prospects", "error"]);
const PING_EVERY = 20_000;
const SILENCE = 50_000;
/** How long a command may wait for its answer before the connection is doubted, and then for any sign of life. */
const DOUBT = 4_000;
const LIFE = 3_000;
const ASK_EVERY = 1_500;
/** While HTTP is used: how often a WebSocket is tried again. */
const RETRY_EVERY = 30_000;
/** Attempts at a WebSocket, none of which ever opened, after which HTTP is tried. */
const PATIENCE = 3;

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #closed = false;
  #heard = 0;
  #everOpen = false;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** The last step heard of: the next one must follow it. */
  seq: number | null = null;
  /** The step on the screen, so that the server can send what was missed; whoever shows the steps sets it. */
  shown: number | null = null;

  constructor(
    readonly game: string,
    readonly token: string | null,
    readonly hear: (message: Message) => void,
    readonly feel: (health: Health) => void,
  ) {
    this.#open();
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    addEventListener("online", this.#hasten);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#hasten);
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/games/${this.game}/live`);
    this.#socket = socket;
    if (!this.#asking) this.feel(this.#tries ? "lost" : "connecting");
    socket.onopen = () => {
      this.#everOpen = true;
      if (this.#asking) {
        this.#asking = false;
        clearTimeout(this.#timer);
      }
      this.#heard = Date.now();
      socket.send(
        JSON.stringify({ type: "hello", token: this.token, after: this.shown, language: catalogue.language }),
      );
    };
    socket.onmessage = (frame) => this.#receive(JSON.parse(String(frame.data)) as Message);
    socket.onclose = () => {
      if (socket !== this.#socket || this.#closed || this.#asking) return;
      this.feel("lost");
      if (!this.#everOpen && this.#tries >= PATIENCE) {
        this.#asking = true;
        this.#retried = Date.now();
        void this.#ask();
        return;
      }
      const wait = Math.min(8000, 300 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
      this.#timer = setTimeout(() => this.#open(), wait);
    };
  }

  #receive(message: Message): void {
    this.#heard = Date.now();
    if (ANSWERS.has(message.type)) {
      const answer = message as Answer;
      this.#pending.get(answer.id ?? "")?.resolve(answer);
      this.#pending.delete(answer.id ?? "");
      if (answer.id || answer.type !== "error") return;
    }
    if (message.type === "snapshot") {
      this.#tries = 0;
      this.seq = message.seq;
      this.feel("open");
      this.hear(message);
      for (const { text } of this.#pending.values()) this.#socket?.send(text);
      return;
    }
    if (message.type === "step") {
      if (this.seq !== null && message.seq <= this.seq) return;
      if (this.seq !== null && message.seq > this.seq + 1) {
        this.resync();
        return;
      }
      this.seq = message.seq;
    }
    this.hear(message);
  }

  /** Without a WebSocket: ask again and again how things are. */
  async #ask(): Promise<void> {
    if (this.#closed || !this.#asking) return;
    if (Date.now() - this.#retried > RETRY_EVERY) {
      this.#retried = Date.now();
      this.#open();
    }
    try {
      const snapshot = await get<Snapshot>(`/api/games/${this.game}`, this.token);
      if (!this.#asking) return;
      this.feel("open");
      const { seq, chosen, my_choice, status, take_back, rematch, seats, spectators } = snapshot;
      const news = JSON.stringify([seq, chosen, my_choice, status, take_back, rematch, seats, spectators]);
      if (news !== this.#news) {
        this.#news = news;
        const path = `/api/games/${this.game}/events?after=${this.shown ?? snapshot.seq}`;
        const missed = (await get<{ events: Step[] }>(path, this.token)).events;
        this.seq = snapshot.seq;
        this.hear({ ...snapshot, type: "snapshot", missed });
      }
    } catch (error) {
      this.feel("lost");
      if (error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.hear({ type: "error", id: "", error: error.error });
        return;
      }
    }
    this.#timer = setTimeout(() => void this.#ask(), ASK_EVERY);
  }

  #news = "";
  #retried = 0;

  /** With the same id until it gets through: the server carries it out once. */
  async #sendByHttp(command: NumberedCommand): Promise<Answer> {
    for (;;) {
      try {
        const answer = await post<Answer>(`/api/games/${this.game}/commands`, command, this.token);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.#ask(), 50);
        return answer;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.status || this.#closed) return { type: "error", id: command.id, error: error.error };
        this.feel("lost");
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
      }
    }
  }

  /** Connect anew at once; the server sends a fresh snapshot with what was missed. */
  resync(): void {
    if (this.#closed || this.#asking) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    leave(old);
    this.#open();
  }

  /** The network is gone: no need to wait for what will not come. */
  #doubt = (): void => {
    if (!this.#closed && !this.#asking) this.#socket?.close();
  };

  #hasten = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.resync();
    else this.#probe();
  };

  /** A connection may be dead and still look open: whoever does not answer soon is left. */
  #probe(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    socket.send(JSON.stringify({ type: "ping", id: uniqueId() }));
    setTimeout(() => {
      if (socket === this.#socket && this.#heard < asked) this.resync();
    }, LIFE);
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.resync();
    else this.#socket.send(JSON.stringify({ type: "ping", id: uniqueId() }));
  }

  /** Send a command; resolves with its one answer, however often the connection breaks before. */
  command(command: Command): Promise<Answer> {
    const id = uniqueId();
    const numbered = { ...command, id } as NumberedCommand;
    if (this.#asking) return this.#sendByHttp(numbered);
    const text = JSON.stringify(numbered);
    return new Promise((resolve) => {
      this.#pending.set(id, { text, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN && this.seq !== null) this.#socket.send(text);
      setTimeout(() => this.#pending.has(id) && this.#probe(), DOUBT);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("offline", this.#doubt);
    removeEventListener("online", this.#hasten);
    document.removeEventListener("visibilitychange", this.#hasten);
    leave(this.#socket);
    this.feel("closed");
  }
}

/** Close a socket; browsers complain about one that is not open yet. */
function leave(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
