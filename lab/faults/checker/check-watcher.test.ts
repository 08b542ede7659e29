import { expect, test } from "vitest";
import { checkHistory } from "./check-history.ts";
import type { History, ReceivedEvent } from "./history.ts";
import { bid, entry, historyOf, validHistory } from "./valid-history.ts";

const without = <T>(of: readonly T[], place: number) => of.filter((_, i) => i !== place);
const receivedBy = (change: (received: readonly ReceivedEvent[]) => ReceivedEvent[]) => {
  const [watcher] = historyOf().watchers;
  return { watchers: watcher ? [{ ...watcher, received: change(watcher.received) }] : [] };
};

const forged: [string, History, RegExp][] = [
  [
    "a watcher misses a bid",
    historyOf(
      validHistory,
      receivedBy((h) => without(h, 1)),
    ),
    /w: missed entries 3/,
  ],
  [
    "a watcher misses the last bid",
    historyOf(
      validHistory,
      receivedBy((h) => without(h, 2)),
    ),
    /never heard entries 4/,
  ],
  [
    "a watcher hears a bid twice",
    historyOf(
      validHistory,
      receivedBy((h) => [...h.slice(0, 2), ...h.slice(1)]),
    ),
    /heard entry 3 after 3/,
  ],
  [
    "a watcher hears bids in the wrong order",
    historyOf(
      validHistory,
      receivedBy((h) => [...h.slice(1, 2), ...h.slice(0, 1), ...h.slice(2)]),
    ),
    /heard entry 2 after 3/,
  ],
  [
    "a watcher hears another bidder",
    historyOf(
      validHistory,
      receivedBy((h) => h.map((e, i) => (i === 1 ? { ...e, bidder: "Bidder 9" } : e))),
    ),
    /which is another/,
  ],
  [
    "a watcher hears an older price",
    historyOf(
      validHistory,
      receivedBy((h) => h.map((e, i) => (i === 1 ? { ...e, highest: 1010 } : e))),
    ),
    /heard ₹1010 for entry 3/,
  ],
  [
    "a watcher never hears the end",
    historyOf(
      validHistory,
      receivedBy((h) => h.slice(0, 3)),
    ),
    /never heard the end/,
  ],
];
test.each(forged)("the checker of fault runs rejects: %s (U2)", (_name, history, fault) => {
  expect(checkHistory(history).join("\n")).toMatch(fault);
});

test("of news of more than 64 bids a watcher may miss the oldest (U2)", () => {
  const bids = Array.from({ length: 70 }, (_, i) => bid(2, `Bidder ${1 + (i % 2)}`, 1010 + i * 10));
  const close = entry("close", 60, { bidder: "Bidder 2", amount: 1700, note: "sold" });
  const whole = historyOf([entry("open", 1), ...bids, close], { bids: [] });
  const received = whole.watchers[0]?.received ?? [];
  const missing = (first: number) =>
    checkHistory({
      ...whole,
      watchers: [{ watcher: "w", lot: 7, from: 0, received: received.slice(first) }],
    }).filter((fault) => fault.startsWith("w:"));
  expect(missing(6)).toEqual([]);
  expect(missing(7)).toHaveLength(1);
});
