import { LEDGER_START } from "@rebale/contract/auctions/ledger";
import { expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../../test/an-auction.ts";
import { amountCommitment } from "../../domain/ledger/ledger-chain.rules.ts";
import { LedgerDraft } from "../../domain/ledger/ledger-draft.rules.ts";
import { streamFrames } from "../../domain/stream-frames.ts";

const [A, B] = [
  { bidderId: 11, companyId: 101, alias: 1 },
  { bidderId: 12, companyId: 102, alias: 2 },
];
const rules = {
  tender_ends_at: minutes(60).toISOString(),
  auction_starts_at: minutes(70).toISOString(),
  auction_ends_at: minutes(90).toISOString(),
  ...{ best: null, moved_ms: 0 },
};
const lot = anAuction({
  marketValue: rs(92),
  format: { kind: "tender_auction", rules, stage: "tender" },
});
const draftOf = () =>
  new LedgerDraft(
    { auction: lot, head: { lotId: 1, seq: 0, hash: LEDGER_START, salt: "salt", version: 4 } },
    { now: noon, aliases: new Map() },
  );
/** Events of a stream with what they carry. */
const read = (frames: string) =>
  frames
    .split("\n\n")
    .filter(Boolean)
    .map((frame) => {
      const [event = "", id = ""] = frame.split("\n").map((line) => line.split(": ", 2)[1]);
      return { event, id: Number(id), data: JSON.parse(frame.split("data: ")[1] ?? "null") };
    });

test("F11 a tender's frame says its number and the end, and nothing of who and how much", () => {
  const draft = draftOf();
  draft.open();
  draft.writeTender(A, amountCommitment(rs(101.35), "salt"));
  const [frame, ...more] = read(streamFrames(draft.entries, draft.auction, noon));
  expect(more).toEqual([]);
  expect(frame).toEqual({
    ...{ event: "tender", id: 2 },
    data: { seq: 2, ends_at: minutes(60).toISOString(), server_time: noon.toISOString() },
  });
});

test("F25 the opening is told before its bids, and after them when the auction starts and ends", () => {
  const draft = draftOf();
  draft.unseal(2, []);
  draft.writeSealed(A, { amount: rs(101.35), salt: "a", seq: 2 });
  draft.writeSealed(B, { amount: rs(103.25), salt: "b", seq: 3 });
  draft.stage(minutes(90));
  const frames = read(streamFrames(draft.entries, draft.auction, noon));
  expect(frames.map(({ event }) => event)).toEqual(["unsealed", "bid", "bid", "stage"]);
  expect(frames[0]?.data).toMatchObject({ tenders: 2, heightest: 103.25, leader: "Bidder 2" });
  expect(frames[2]?.data).toMatchObject({ heightest: 103.25, bid_count: 2, leader: "Bidder 2" });
  expect(frames[3]?.data).toMatchObject({
    ...{ stage: "auction", starts_at: minutes(70).toISOString() },
    ends_at: minutes(90).toISOString(),
  });
});
