import type { StreamPrice } from "@rebale/contract/auctions";
import { LiveStream, type StreamState } from "../../../lib/live/live-stream.ts";

export interface LivePrice extends StreamPrice {
  /** Earlier prices no longer hold: a database was lost with them. */
  readonly isBehind?: boolean;
}

/** Lots that one connection may watch. */
const MAX_WATCHED = 500;
/** Lists that come and go in one turn of a page make one connection. */
const GATHER_MS = 50;

/**
 * The tab's one stream for all lists in sight. Whoever shows lots watches them; whoever shows a
 * price subscribes to it. Where the stream cannot be had, lists are read again (use-fresh-lots.ts).
 */
const wanted = new Map<string, number>();
const prices = new Map<string, LivePrice>();
/** The last event that was received of each lot. */
const receivedAtOf = new Map<string, number>();
const subscribers = new Set<() => void>();
let state: StreamState = "off";
let version = 0;
let stream: LiveStream | undefined;
let asked: ReadonlySet<string> = new Set();
let gathering: ReturnType<typeof setTimeout> | undefined;

export const streamState = () => state;
export const priceOf = (lotId: string) => prices.get(lotId);
/** Grows with every price. */
export const priceVersion = () => version;

export function subscribe(changed: () => void): () => void {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
}

/** Tells of every change of the stream's state, none of prices. */
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

function notify() {
  version++;
  for (const changed of subscribers) changed();
}

function connectSoon() {
  if (gathering) return;
  gathering = setTimeout(() => {
    gathering = undefined;
    if (wanted.size === 0) {
      stream?.close();
      stream = undefined;
    } else if (!stream) stream = new LiveStream({ address, on: { price: keep }, changed });
    else if (![...wanted.keys()].every((id) => asked.has(id))) stream.connect();
  }, GATHER_MS);
}

function address() {
  asked = new Set(wanted.keys());
  return `/api/auction/prices?ids=${[...asked].slice(0, MAX_WATCHED).join(",")}`;
}

function changed(next: StreamState) {
  state = next;
  if (state === "off") {
    prices.clear();
    receivedAtOf.clear();
  }
  notify();
}

function keep(price: StreamPrice) {
  const last = receivedAtOf.get(price._id) ?? 0;
  prices.set(price._id, { ...price, isBehind: price.last_event_id < last });
  receivedAtOf.set(price._id, Math.max(price.last_event_id, last));
  notify();
}
