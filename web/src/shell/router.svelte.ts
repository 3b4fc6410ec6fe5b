// Which screen the address names. Tokens travel in the fragment, which no server and no log ever sees.

export interface Route {
  screen:
    "start" | "game" | "replay" | "learn" | "rules" | "verify" | "puzzles" | "analysis" | "lobby" | "results" | "lost";
  id: string;
  query: URLSearchParams;
  /** Counts the invitations and seats that came by the fragment: the same screen then begins anew. */
  arrival?: number;
}

const FORMS: [RegExp, Route["screen"]][] = [
  [/^\/$/, "start"],
  [/^\/game\/([\w-]+)$/, "game"],
  [/^\/replay(?:\/([\w-]+))?$/, "replay"],
  [/^\/learn(?:\/([\w-]+))?$/, "learn"],
  [/^\/rules(?:\/([\w-]+))?$/, "rules"],
  [/^\/lobby$/, "lobby"],
  [/^\/results$/, "results"],
  [/^\/puzzles(?:\/([\w-]+))?$/, "puzzles"],
  [/^\/analysis$/, "analysis"],
  [/^\/verify(?:\/([\w-]+))?$/, "verify"],
];

export function routeOf(path: string, query: string): Route {
  for (const [form, screen] of FORMS) {
    const found = form.exec(path);
    if (found) return { screen, id: found[1] ?? "", query: new URLSearchParams(query) };
  }
  return { screen: "lost", id: "", query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.search));

  #arrivals = 0;

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  #read(): void {
    if (/[#&](invite|token)=/.test(location.hash)) this.#arrivals += 1;
    this.route = { ...routeOf(location.pathname, location.search), arrival: this.#arrivals };
    scrollTo(0, 0);
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
  }

  /** The address of the screen. */
  here(): string {
    return location.pathname;
  }

  /** Change the address without changing the screen. */
  note(path: string): void {
    history.replaceState(null, "", path);
  }

  /** What the fragment says, which is then taken out of the address bar. */
  takeFragment(): URLSearchParams {
    const found = new URLSearchParams(location.hash.slice(1));
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    return found;
  }
}

export const router = new Router();
