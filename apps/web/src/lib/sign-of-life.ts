/** What a page keeps back until somebody does something on it. */
const loads: (() => Promise<unknown>)[] = [];
let begin = () => {};
const begun = new Promise<void>((resolve) => {
  begin = resolve;
});

const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown", "click"];

/** Runs `load` at the first sign of life, on the server at once. */
export async function untilSignOfLife<T>(load: () => Promise<T>): Promise<T> {
  loads.push(load);
  if (typeof document !== "undefined") await begun;
  return load();
}

/** Listens from the moment on when the page answers for itself. */
export function awaitSignOfLife(): void {
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, once: true });
  // A page that changes by itself takes its parts over first.
  window.__reactRouterDataRouter?.subscribe(begin);
  if (scrollY > 0) begin();
}

/** Fetches what is kept back; who tapped in it before is answered then. */
export function fetchKeptBack(): Promise<unknown> {
  begin();
  return Promise.all(loads.map((load) => load().catch(() => undefined)));
}

declare global {
  interface Window {
    __reactRouterDataRouter?: { subscribe(changed: () => void): () => void };
  }
}
