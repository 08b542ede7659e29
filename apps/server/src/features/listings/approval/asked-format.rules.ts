import type { listings } from "@rebale/contract";
import {
  type FormatKind,
  hasTwoStages,
  USUAL_FORMAT,
} from "@rebale/contract/auctions/format-facts";
import {
  type ApprovedFormat,
  type FormatRules,
  type ProposedFormat,
  timesNow,
} from "@rebale/contract/auctions/formats";

/** A lot as far as its format goes. */
export interface FormatStanding {
  readonly status: listings.LotStatus;
  /** As its seller wishes to sell it; the rest is as it stands once it is approved. */
  readonly proposed_format: unknown;
  readonly format: string;
  readonly format_rules: unknown;
  readonly min_bidders: number | null;
}

/** Where nothing is said of it: as it stands, and before its approval as its seller wishes. */
export function askedFormat(
  lot: FormatStanding,
  asked: ApprovedFormat | null | undefined,
): ApprovedFormat {
  if (asked) return asked;
  const isNew = lot.status === "pending" || lot.status === "refused";
  if (isNew) return (lot.proposed_format as ProposedFormat | null) ?? { kind: USUAL_FORMAT };
  const rules = lot.format_rules as FormatRules | null;
  const times = rules && timesNow(rules);
  return {
    kind: lot.format as FormatKind,
    ...(times && {
      tender_end_at: new Date(times.tender_ends_at),
      auction_start_at: new Date(times.auction_starts_at),
      best: times.best,
    }),
  };
}

/** Stored where an auction follows a tender; else null. @param endAt the auction's */
export function rulesOf(format: ApprovedFormat, endAt: Date): FormatRules | null {
  const { kind, tender_end_at, auction_start_at, best = null } = format;
  if (!hasTwoStages(kind) || !tender_end_at) return null;
  return {
    tender_ends_at: tender_end_at.toISOString(),
    auction_starts_at: (auction_start_at ?? tender_end_at).toISOString(),
    auction_ends_at: endAt.toISOString(),
    best,
    moved_ms: 0,
  };
}
