import type { listings } from "@rebale/contract";
import { USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import { type FormatRules, type ProposedFormat, timesNow } from "@rebale/contract/auctions/formats";
import type { PublicLotRow } from "./lot-rows.store.ts";

type Format = Pick<listings.Lot, "format" | "min_bidders">;
type Row = Pick<
  PublicLotRow,
  "approval" | "proposed_format" | "format" | "format_rules" | "stage" | "min_bidders" | "ends_at"
>;

/** How a lot is sold; before its approval, as its seller wishes. */
export function presentFormat(row: Row): Format {
  const { min_bidders } = row;
  const none = { stage: null, tender_ends_at: null, auction_starts_at: null };
  if (row.approval !== "approved") {
    const wish = row.proposed_format as ProposedFormat | null;
    const { kind = USUAL_FORMAT, best = null } = wish ?? {};
    return { format: { kind, ...none, auction_ends_at: null, best }, min_bidders };
  }
  return {
    format: {
      kind: row.format as Format["format"]["kind"],
      ...none,
      auction_ends_at: null,
      best: null,
      ...timesOf(row),
      stage: row.stage as Format["format"]["stage"],
    },
    min_bidders,
  };
}

/** Once the auction runs, its end is the lot's: late bids and the office move that. */
function timesOf({ format_rules, ends_at }: Row) {
  const rules = format_rules as FormatRules | null;
  if (!rules) return null;
  const times = timesNow(rules);
  const runs = ends_at !== null && ends_at > new Date(times.auction_starts_at);
  return { ...times, auction_ends_at: runs ? ends_at.toISOString() : times.auction_ends_at };
}
