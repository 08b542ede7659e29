import type { StreamPrice } from "@rebale/contract/auctions";
import { SILENT_MS } from "../../../lib/silent-stream.ts";

/** What a list's line is doing; `off` while nobody looks at a list. */
export type LineState = "off" | "connecting" | "up" | "down";

export interface HeardPrice extends StreamPrice {
  /** What was heard before is no longer so: a database was lost with it. */
  readonly isBehind?: boolean;
}

/** Lots that one connection may watch. */
const MOST_WATCHED = 500;
const RECONNECT_MS = 3_000;
const MOST_RECONNECT_MS = 60_000;
/** Lists that come and go in one turn of a page make one connection. */
const GATHER_MS = 50;
/** A page that nobody has looked at for so long needs no line. */
const HIDDEN_MS = 30_000;

/**
 * The tab's one connection for all lists in sight. Whoever shows lots watches them; whoever shows a
 * price subscribes to it. Where the stream cannot be had, lists are read again (use-fresh-lots.ts).
 */
const wanted = new Map<string, number>();
const prices = new Map<string, HeardPrice>();
/** The last event that was heard of each lot. */
const heardOf = new Map<string, number>();
const subscribers = new Set<() => void>();
let state: LineState = "off";
let version = 0;
let source: EventSource | undefined;
let asked: ReadonlySet<string> = new Set();
let gathering: ReturnType<typeof setTimeout> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
let hidden: ReturnType<typeof setTimeout> | undefined;

export const lineState = () => state;
export const priceOf = (lotId: string) => prices.get(lotId);
/** Grows with every price. */
export const priceVersion = () => version;

export function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
}

/** Tells of every change of the line's state, none of prices. */
export function subscribeToState(changed: () => void): () => void {
  let before = state;
  return subscribe(() => {
    if (state === before) return;
    before = state;
    changed();
  });
}

/** @returns what ends the watch */
export function watchPrices(lotIds: readonly string[]): () => void {
  for (const id of lotIds) wanted.set(id, (wanted.get(id) ?? 0) + 1);
  connectSoon();
  return () => {
    for (const id of lotIds) {
      const left = (wanted.get(id) ?? 1) - 1;
      if (left > 0) wanted.set(id, left);
      else wanted.delete(id);
    }
    connectSoon();
  };
}

function tell(next: LineState = state) {
  state = next;
  version++;
  for (const changed of subscribers) changed();
}

function connectSoon() {
  if (gathering) return;
  gathering = setTimeout(() => {
    gathering = undefined;
    if (wanted.size === 0 || document.hidden) return disconnect();
    const isWatched = [...wanted.keys()].every((id) => asked.has(id));
    if (!source || !isWatched) connect();
  }, GATHER_MS);
}

function heard() {
  clearTimeout(silence);
  silence = setTimeout(() => {
    tell("down");
    connect();
  }, SILENT_MS);
}

function disconnect() {
  clearTimeout(again);
  clearTimeout(silence);
  source?.close();
  source = undefined;
  asked = new Set();
  prices.clear();
  heardOf.clear();
  if (state !== "off") tell("off");
}

function connect() {
  clearTimeout(again);
  source?.close();
  const ids = [...wanted.keys()].slice(0, MOST_WATCHED);
  asked = new Set(wanted.keys());
  const line = new EventSource(`/api/auction/prices?ids=${ids.join(",")}`);
  source = line;
  if (state !== "up") tell("connecting");
  heard();
  line.onopen = () => {
    failures = 0;
    heard();
  };
  // Open is not live: what it begins with may be held back on the way, and nothing comes after it.
  const came = () => {
    heard();
    tell("up");
  };
  line.onerror = () => {
    tell("down");
    // The browser tries again by itself unless the server refused.
    if (line.readyState !== EventSource.CLOSED || source !== line) return;
    clearTimeout(silence);
    const wait = Math.min(MOST_RECONNECT_MS, RECONNECT_MS * 2 ** failures++);
    again = setTimeout(connect, wait * (0.5 + Math.random()));
  };
  line.addEventListener("price", (event) => {
    const price = JSON.parse((event as MessageEvent<string>).data) as StreamPrice;
    const last = heardOf.get(price._id) ?? 0;
    prices.set(price._id, { ...price, isBehind: price.last_event_id < last });
    heardOf.set(price._id, Math.max(price.last_event_id, last));
    came();
  });
  line.addEventListener("beat", () => (state === "up" ? heard() : came()));
}

function changeSight() {
  clearTimeout(hidden);
  if (document.hidden) hidden = setTimeout(disconnect, HIDDEN_MS);
  else connectSoon();
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", changeSight);
  addEventListener("online", () => source && connect());
}
