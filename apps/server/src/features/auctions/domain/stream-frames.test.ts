import { expect, test } from "vitest";
import { anAuction, minutes, noon } from "../../../../test/an-auction.ts";
import { LedgerDraft } from "./ledger/ledger-draft.rules.ts";
import { streamFrames } from "./stream-frames.ts";

const head = { lotId: 1, seq: 0, hash: "0".repeat(64), salt: "s", version: 3 };

test("each change of a lot is told with its number, its reason and the new end", () => {
  const draft = new LedgerDraft({ auction: anAuction(), head }, { now: noon, aliases: new Map() });
  draft.open();
  for (const [corrigenda, reason] of [
    [3, "Wet bales"],
    [4, "Weighed again"],
  ] as const)
    draft.amend(anAuction({ corrigenda, endsAt: minutes(90) }), { reason, description: "" });
  const frames = streamFrames(draft.entries, draft.auction, noon).split("\n\n").filter(Boolean);
  const [ends_at, server_time] = [minutes(90).toISOString(), noon.toISOString()];
  expect(frames.map((frame) => frame.split("\n"))).toEqual([
    [
      ...["event: amended", "id: 2"],
      `data: ${JSON.stringify({ no: 3, reason: "Wet bales", ends_at, server_time })}`,
    ],
    [
      ...["event: amended", "id: 3"],
      `data: ${JSON.stringify({ no: 4, reason: "Weighed again", ends_at, server_time })}`,
    ],
  ]);
});
