// What would come of the action looked at, and who could shoot the mother where she stands: asked of the server while the
// cursor rests there.
import type { Choice } from "../../../play/decision";
import type { Prospect } from "../../../play/match.svelte";
import { fromOf, spaceOf } from "../choices";
import { line } from "../geometry";
import { type Position, motherSpace } from "../notation";
import { NOTHING, type Preview, previewOf, showsAhead } from "../previews";

/** What the board looks at; read again whenever it changes. */
interface Looked {
  readonly position: Position;
  readonly offered: readonly Choice[];
  /** What would follow from a choice. */
  readonly prospects: ((action: string) => Promise<Prospect[]>) | undefined;
  /** The choice that ends the turn: what follows from it is how things stand now. */
  readonly standing: string | null;
  /** The space under the cursor, the action that it stands for, and the figure that is chosen. */
  readonly over: string | null;
  readonly pointed: Choice | null;
  readonly chosen: string | null;
  /** Between which one has to choose. */
  readonly asked: readonly Choice[];
}

export class Outlook {
  #ahead = $state.raw<{ text: string; shown: Preview } | null>(null);
  #aimed = $state.raw<{ position: Position; lines: Preview["sights"] } | null>(null);

  /** To be made while a component is: it asks as long as that lives. */
  constructor(readonly looked: Looked) {
    $effect(() => {
      const { pointed, prospects } = looked;
      if (!pointed || !prospects || !showsAhead(pointed)) return;
      return unlessGone(prospects(pointed.text), (found) => {
        this.#ahead = { text: pointed.text, shown: previewOf(found) };
      });
    });
    $effect(() => {
      const { standing, prospects, over, position } = looked;
      if (!standing || !prospects || !over || position.board[over] !== "M") return;
      return unlessGone(prospects(standing), (found) => {
        this.#aimed = { position, lines: previewOf(found).sights };
      });
    });
  }

  get #preview(): Preview {
    const { pointed } = this.looked;
    return pointed && this.#ahead?.text === pointed.text ? this.#ahead.shown : NOTHING;
  }

  /** Fires that would go out together. */
  glow = $derived.by(() => this.#preview.fires);

  /** Lines of fire: as they would be after the move looked at, or of the shots that can be fired now. */
  lines = $derived.by(() => {
    const { pointed, position, asked, standing, over, offered, chosen } = this.looked;
    if (pointed && showsAhead(pointed)) return this.#preview.sights;
    const mother = motherSpace(position);
    if (!mother) return [];
    const shotsOf = (some: readonly Choice[]) => some.filter(({ kind }) => kind === "shoot").map((one) => fromOf(one)!);
    if (asked.length) return shotsOf(asked).map((from) => line(mother, from));
    if (standing && over === mother && this.#aimed?.position === position) return this.#aimed.lines;
    const shots = shotsOf(offered);
    const seen = over === mother || chosen === mother ? shots : shots.filter((from) => from === over);
    return seen.map((from) => line(mother, from));
  });

  /** The straight way that a figure would go; a called baby finds its own. */
  route = $derived.by((): string[] => {
    const { pointed } = this.looked;
    if (!pointed || pointed.kind === "call") return [];
    const [from, to] = [fromOf(pointed), spaceOf(pointed)];
    return from && to ? line(from, to) : [];
  });
}

/** Hear an answer, unless something else is looked at by then. */
function unlessGone<T>(answer: Promise<T>, hear: (found: T) => void): () => void {
  let gone = false;
  void answer.then((found) => {
    if (!gone) hear(found);
  });
  return () => {
    gone = true;
  };
}
