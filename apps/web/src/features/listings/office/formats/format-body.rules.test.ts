import { expect, test } from "vitest";
import { formatBody, typedFormat } from "./format-body.rules.ts";

const times = {
  tender_ends_at: "2026-12-01T10:30:00.000Z",
  auction_starts_at: "2026-12-01T11:00:00.000Z",
  auction_ends_at: "2026-12-01T12:00:00.000Z",
};

test("an approval has the fields of its own format alone", () => {
  const typed = typedFormat({ kind: "tender_auction", stage: "tender", best: 3, ...times });
  expect(formatBody(typed)).toEqual({
    kind: "tender_auction",
    tender_end_at: "2026-12-01 16:00:00",
    auction_start_at: "2026-12-01 16:30:00",
    best: 3,
  });
  expect(formatBody({ ...typed, kind: "tender" })).toEqual({ kind: "tender" });
  expect(formatBody({ ...typed, auction_start_at: "", best: "" })).toMatchObject({
    auction_start_at: null,
    best: null,
  });
});
