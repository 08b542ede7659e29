import type { OwnLot } from "@rebale/contract/listings";
import { expect, test } from "vitest";
import { linesOf } from "./now-lines.ts";

const truck = { trip_id: "5", award_id: "9", title: "HDPE drums", vehicle_no: "GJ15XX9090" };
const nothing = {
  ...{ live: { lots: 0, bids: 0, value: 0 }, expired_sold: 0 },
  ...{ without_eway: [], claims: [], questions: 0, to_confirm: [] },
};
const lot = (_id: string) => ({ _id, title: `Lot ${_id}` }) as OwnLot;
const sale = (award_id: string) => ({
  ...{ award_id, title: "PET bales", buyer: "Asha Traders", value: 74_060 },
  due_at: "2026-12-01T18:30:00.000Z",
});
const said = (waiting: Parameters<typeof linesOf>[0]) =>
  linesOf(waiting).map(({ text, button, to }) => [text, button, to]);

test("each thing that waits is one line with the button that deals with it, the truck first (U32)", () => {
  const now = {
    ...nothing,
    without_eway: [truck],
    claims: [{ ...truck, made_at: "2026-11-29T10:00:00Z" }],
    questions: 1,
    to_confirm: [sale("11")],
  };
  expect(said({ now, toSign: [lot("1"), lot("2")], toCorrect: [lot("3")] })).toEqual([
    ["GJ 15 XX 9090 stands at the gate: e-way bill number missing", "Enter number", "/award/9"],
    ["2 lots open only with your signature", "Sign all", "/sign"],
    ["The buyer claims for the goods of GJ 15 XX 9090", "Answer", "/award/9"],
    ["A buyer’s question needs your answer", "Answer", "/questions?show=waiting"],
    ["Our team sent this lot back", "Correct", "/sellnow/3"],
    ["Asha Traders pays you ₹74,060 directly, by 01-12-2026", "Money received?", "/award/11"],
  ]);
});

test("one lot is signed on its own page, and nothing waits where nothing does (U29, U32)", () => {
  expect(said({ now: nothing, toSign: [lot("1")], toCorrect: [] })).toEqual([
    ["1 lot opens only with your signature", "Read and sign", "/sign/1"],
  ]);
  expect(linesOf({ now: null, toSign: [], toCorrect: [] })).toEqual([]);
});

test("of many payments three stand on their own, and the rest is one line (U32)", () => {
  const to_confirm = ["1", "2", "3", "4", "5"].map(sale);
  const lines = linesOf({ now: { ...nothing, to_confirm }, toSign: [], toCorrect: [] });
  expect(lines.map(({ to }) => to)).toEqual([
    ...["/award/1", "/award/2", "/award/3"],
    "/orderbidding",
  ]);
  expect(lines.at(-1)?.text).toBe("2 more payments to confirm");
});
