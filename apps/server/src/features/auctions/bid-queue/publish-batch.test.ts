import { expect, test } from "vitest";
import { type Events, localBus } from "../../../platform/bus/events.ts";
import type { BatchOutcome } from "../domain/bids/bid-batch.rules.ts";
import { publishBids } from "./publish-batch.ts";

const now = new Date("2026-11-24T10:00:00.000Z");
const entry = {
  lot_id: 7,
  version: 2,
  seq: 3,
  kind: "bid",
  amount: 2000_00,
  at: now,
  bidder_id: 1,
  bidder: "R***",
  bidder_mark: "",
  user_mark: "",
  ends_at: now,
  voids: null,
  note: "",
  commitment: "",
  opened: "",
  opens: null,
  previous: "",
  hash: "00",
};

function published(): Events["ledger"] {
  const message: Events["ledger"][] = [];
  const bus = localBus();
  bus.on("ledger", (each) => message.push(each));
  const auction = {
    id: 7,
    highest: 2000_00,
    bidCount: 3,
    extensions: 0,
    marketValue: null,
    increment: 100_00,
    units: null,
  };
  const outcome = { entries: [entry], auction, extended: false };
  publishBids(bus, outcome as unknown as BatchOutcome, now);
  const [only] = message;
  if (!only) throw new Error("Nothing was published");
  return only;
}

test("the news of a batch reaches another node with its frames, as it is read here", () => {
  const message = published();
  expect(message.frames).toContain("event: bid\nid: 3\n");
  const { lotId, from, seq, previous, hash, frames } = message;
  const whole = { lotId, from, seq, previous, hash, frames };
  expect(JSON.parse(JSON.stringify(message))).toEqual(whole);
  expect({ lotId, from, seq }).toEqual({ lotId: 7, from: 3, seq: 3 });
});

test("the news of a batch has no getter of its own, which would keep it until a full collection", () => {
  const own = Object.values(Object.getOwnPropertyDescriptors(published()));
  expect(own.filter((property) => property.get)).toEqual([]);
});
