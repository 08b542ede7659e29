import type { Bus } from "../events.ts";

/** A rendered page, as sent. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Lots whose auction it shows: a bid on one ends the page. */
  readonly lots: ReadonlySet<number>;
  /** Compressed bodies, made when first asked for. */
  readonly compressed: Map<string, Buffer>;
}

/**
 * Visitors' pages, kept for at most a second per URL. Rendering takes about 9 ms; within a second a
 * page on a hot lot is
 * asked for hundreds of times. Members' pages never come here: the server renders for visitors
 * only, and what is a
 * member's own is added in the browser.
 */
export class PageMemory {
  readonly #pages = new Map<string, { page: Promise<Page>; until: number }>();
  readonly #mostPages: number;
  readonly #keepMs: number;
  readonly #now: () => number;

  constructor(bus: Bus, now: () => number, keepMs: number, mostPages = 500) {
    this.#keepMs = keepMs;
    this.#mostPages = mostPages;
    this.#now = now;
    bus.on("ledger", ({ lotId }) => this.#forgetLot(lotId));
    bus.on("lots", () => this.#pages.clear());
    bus.on("content", () => this.#pages.clear());
  }

  has(key: string): boolean {
    return (this.#pages.get(key)?.until ?? 0) > this.#now();
  }

  /**
   * The page under `key`, or the one that `render` makes. Visitors who come while it is made share
   * it.
   */
  async get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.#pages.get(key);
    if (kept && kept.until > this.#now()) return kept.page;
    const page = render();
    this.#pages.delete(key);
    this.#pages.set(key, { page, until: this.#now() + this.#keepMs });
    if (this.#pages.size > this.#mostPages)
      for (const oldest of this.#pages.keys()) {
        this.#pages.delete(oldest);
        break;
      }
    page.then(
      ({ status }) => status >= 500 && this.#forget(key, page),
      () => this.#forget(key, page),
    );
    return page;
  }

  #forget(key: string, page: Promise<Page>): void {
    if (this.#pages.get(key)?.page === page) this.#pages.delete(key);
  }

  #forgetLot(lotId: number): void {
    for (const [key, { page }] of this.#pages)
      void page.then(
        (p) => p.lots.has(lotId) && this.#forget(key, page),
        () => undefined,
      );
  }
}
