import { hash } from "node:crypto";
import type { BidSent, Entry, History, ReceivedEvent } from "./history.ts";

/** One lot, two bidders and a watcher, as a market that keeps its promises leaves them. */

const start = Date.parse("2026-11-23T06:30:00.000Z");
export const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
export type Written = Omit<Entry, "previous" | "hash" | "line" | "seq">;

/** A chain as the market writes one. */
export function chain(lot: number, written: readonly Written[]): Entry[] {
  let previous = "0".repeat(64);
  return written.map((entry, i) => {
    const { kind, amount, time, bidder, ends_at, note, commitment } = entry;
    const seq = i + 1;
    const fields = [2, String(lot), seq, kind, amount.toFixed(2), time, bidder, "mark", ends_at];
    const line = JSON.stringify([...fields, null, note, commitment, "", previous]);
    const made = { ...entry, seq, line, previous, hash: hash("sha256", line) };
    previous = made.hash;
    return made;
  });
}

export const entry = (kind: string, seconds: number, over: Partial<Written> = {}): Written => ({
  kind,
  amount: 0,
  time: at(seconds),
  bidder: "",
  ends_at: at(60),
  note: "",
  commitment: "",
  ...over,
});
export const bid = (seconds: number, bidder: string, amount: number, ends = 60) =>
  entry("bid", seconds, { bidder, amount, ends_at: at(ends) });

export const validHistory: readonly Written[] = [
  entry("open", 1),
  bid(1, "Bidder 1", 1010),
  bid(2, "Bidder 2", 1020),
  bid(55, "Bidder 1", 1040, 65),
  entry("close", 65, { bidder: "Bidder 1", amount: 1040, note: "sold", ends_at: at(65) }),
];

export const sent = (
  bidder: string,
  amount: number,
  sentAt: number,
  answer: { seq: number; hash: string; alias: string } | "refused" | "unknown",
): BidSent => ({
  bidder,
  lot: 7,
  key: `${bidder} ${amount}`,
  amount,
  sentAt,
  tries: [
    typeof answer === "object"
      ? { node: 0, endedAt: sentAt + 5, answer: "accepted", ...answer }
      : { node: 0, endedAt: sentAt + 5, answer, because: "" },
  ],
});

/** A history of one lot, with another ledger where one is forged. */
export function historyOf(
  written: readonly Written[] = validHistory,
  over: Partial<History> = {},
): History {
  const ledger = chain(7, written);
  const hashOf = (seq: number) => chain(7, validHistory)[seq - 1]?.hash ?? "";
  const received = ledger.flatMap(({ kind, seq, bidder, amount }): ReceivedEvent[] =>
    kind === "bid"
      ? [{ event: "bid", seq, bidder, highest: amount }]
      : kind === "close"
        ? [{ event: "closed", seq }]
        : [],
  );
  return {
    lots: [
      { lot: 7, marketValue: 1000, increment: 10, softClose: 10_000, hardEnd: start + 300_000 },
    ],
    bids: [
      sent("a", 1010, 1000, { seq: 2, hash: hashOf(2), alias: "Bidder 1" }),
      sent("b", 1020, 2000, { seq: 3, hash: hashOf(3), alias: "Bidder 2" }),
      sent("b", 1025, 3000, "refused"),
      sent("a", 1040, 55_000, { seq: 4, hash: hashOf(4), alias: "Bidder 1" }),
    ],
    watchers: [{ watcher: "w", lot: 7, from: 0, received }],
    ends: [{ lot: 7, ledger, winners: ["Bidder 1"], highest: 1040 }],
    opened: [],
    ...over,
  };
}
