import { arePlacesCounted, askForPlaces, takePlace, whenAsked } from "./places.ts";
import { type StreamEvent, streamEvents } from "./stream-events.ts";

/** `off` while nobody looks; `up` once something has come: open is not live. */
export type StreamState = "off" | "connecting" | "up" | "down";

export interface StreamOptions {
  /** Asked at each connection: it says how far what is shown has come. */
  readonly address: () => string;
  /** Facts of the caller for the server that no address may hold. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The handler of each kind of event's data. */
  readonly on: Readonly<Record<string, (data: never) => void>>;
  readonly changed?: (state: StreamState) => void;
  /** Reads what the stream would send, until something comes: less and less often, if `mostMs`. */
  readonly poll?: { read(): unknown; readonly everyMs: number; readonly mostMs?: number };
  /** A page that nobody has looked at for so long leaves its connection to the other tabs. */
  readonly hiddenMs?: number;
}

/**
 * Milliseconds. The server sends every 15 s: a stream that is silent for longer than two beats
 * is dead. A phone that slept, or a network that changed, leaves such a one, and nobody reports it.
 */
const SILENT_MS = 35_000;
const RECONNECT_MS = 1_000;
const MAX_RECONNECT_MS = 60_000;
const HIDDEN_MS = 30_000;
/** Until a stream without a place looks for one again; and until one that gave its own up does. */
const PLACE_MS = 10_000;
const MADE_ROOM_MS = 5_000;
const ROOM_MS = 150;

type Timer = ReturnType<typeof setTimeout> | undefined;

/** One stream of the market's, kept up for as long as somebody looks at the page. */
export class LiveStream {
  #state: StreamState = "off";
  readonly #options: StreamOptions;
  readonly #closing = new AbortController();
  #connection: AbortController | undefined;
  #failures = 0;
  #isWithoutPlace = false;
  #hasAsked = false;
  #again: Timer;
  #silence: Timer;
  #hidden: Timer;
  #poll: Timer;

  constructor(options: StreamOptions) {
    this.#options = options;
    const { signal } = this.#closing;
    document.addEventListener("visibilitychange", () => this.#changeSight(), { signal });
    // The stream of a phone without a network stays open until its packets are given up.
    addEventListener("offline", () => this.#lose(), { signal });
    addEventListener("online", () => this.connect(), { signal });
    whenAsked(() => this.#makeRoom(), signal);
    for (const use of ["focus", "pointerdown", "keydown"])
      addEventListener(use, () => this.#wantPlace(), { signal });
    this.connect();
  }

  /** Anew, where it is connected already. */
  connect(): void {
    this.#disconnect();
    if (document.hidden) this.#become("off");
    else this.#begin();
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#hidden);
    this.#leave();
  }

  #begin(): void {
    // A down stream stays so until something comes.
    if (this.#state === "off") this.#become("connecting");
    const connection = new AbortController();
    this.#connection = connection;
    this.#awaitNext();
    void this.#read(connection);
  }

  #leave(): void {
    this.#disconnect();
    this.#become("off");
  }

  #waitForPlace(): void {
    this.#lose();
    this.#connectIn(PLACE_MS);
    // A window that has just been opened is used; one that lies beside it is, once it is pressed.
    if (document.hasFocus() && !this.#hasAsked) this.#wantPlace();
    this.#hasAsked = true;
  }

  /** Whoever uses this window sees it live; the others poll until they find a place again. */
  #wantPlace(): void {
    if (!this.#isWithoutPlace) return;
    this.#isWithoutPlace = false;
    askForPlaces();
    this.#connectIn(ROOM_MS);
  }

  #makeRoom(): void {
    // A waiting stream stays behind, too: room is for whoever asked.
    if (!this.#connection && !this.#isWithoutPlace) return;
    this.#lose();
    this.#isWithoutPlace = true;
    this.#connectIn(MADE_ROOM_MS);
  }

  /** About then: many that wait do not all come at once. */
  #connectIn(ms: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.connect(), ms * (0.5 + Math.random()));
  }

  #disconnect(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    this.#connection?.abort();
    this.#connection = undefined;
  }

  #lose(): void {
    this.#disconnect();
    this.#become("down");
  }

  async #read(connection: AbortController): Promise<void> {
    const { address, headers = {} } = this.#options;
    if (arePlacesCounted()) {
      const hasPlace = await takePlace(connection.signal);
      if (connection !== this.#connection) return;
      this.#isWithoutPlace = !hasPlace;
      if (!hasPlace) return this.#waitForPlace();
    }
    try {
      for await (const event of streamEvents(address(), headers, connection.signal))
        if (connection === this.#connection) this.#take(event);
    } catch {
      // Refused, or broken off: tried again as after its end.
    }
    if (connection !== this.#connection) return;
    this.#lose();
    this.#connectIn(Math.min(MAX_RECONNECT_MS, RECONNECT_MS * 1.5 ** this.#failures++));
  }

  #take({ type, data }: StreamEvent): void {
    this.#failures = 0;
    this.#awaitNext();
    this.#become("up");
    this.#options.on[type]?.(JSON.parse(data) as never);
  }

  #awaitNext(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#lose();
      this.connect();
    }, SILENT_MS);
  }

  #changeSight(): void {
    clearTimeout(this.#hidden);
    const { hiddenMs = HIDDEN_MS } = this.#options;
    if (document.hidden) this.#hidden = setTimeout(() => this.#leave(), hiddenMs);
    else if (!this.#connection) this.connect();
  }

  #become(state: StreamState): void {
    const before = this.#state;
    if (state === before) return;
    this.#state = state;
    if (state === "up" || state === "off") clearTimeout(this.#poll);
    else if (before === "up" || before === "off") this.#pollIn(this.#options.poll?.everyMs);
    this.#options.changed?.(state);
  }

  #pollIn(ms = 0): void {
    const { poll } = this.#options;
    if (!poll) return;
    this.#poll = setTimeout(() => {
      if (!document.hidden) poll.read();
      this.#pollIn(Math.min(ms * 2, poll.mostMs ?? poll.everyMs));
    }, ms);
  }
}
