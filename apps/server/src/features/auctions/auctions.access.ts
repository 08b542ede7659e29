import type { auctions, authorisations } from "@rebale/contract";
import type { Caller } from "../../platform/http/caller.ts";
import { isSeller } from "../../platform/lot-seller.access.ts";
import { officeMay } from "../../platform/office.access.ts";

type WhyNot = auctions.WhyNot;

/**
 * Why this caller may not bid on this lot now, or null. The same answer travels in `can_bid` and
 * `why_not`.
 */
export function whyNotBid(
  caller: Caller,
  lot: {
    approved: boolean;
    closed: boolean;
    pausedAt: Date | null;
    /** Its seller has not signed what it would open on. */
    awaitsSignature: boolean;
    withdrawn: boolean;
    startsAt: Date | null;
    endsAt: Date | null;
    /** Why the caller's company does not let them bid. */
    notByRole: WhyNot | null;
    /** Whose goods they are. */
    companyId: number | null;
    /** Whether the seller's account has something in common with the caller's. */
    related: boolean;
    /** The seller takes no bids of the caller's company on it. */
    blocked: boolean;
    /** Its tender is not among those that may bid in the auction. */
    notQualified: boolean;
    /** The caller's company leads, through somebody else of it. */
    ledByColleague: boolean;
    /** Why the caller's company may not bid for want of papers. */
    eligibility: authorisations.EligibilityRefusal | null;
    /** The next bid is more than the company lets the caller bid. */
    aboveLimit: boolean;
    /** The company's deposit does not cover the next bid. */
    isShort: boolean;
  },
  now: Date,
): WhyNot | null {
  if (!lot.approved || !lot.startsAt || !lot.endsAt) return "lot_not_approved";
  if (lot.withdrawn) return "lot_withdrawn";
  if (lot.closed || (!lot.pausedAt && now >= lot.endsAt)) return "lot_ended";
  if (caller.kind === "seller") return "seller_may_not_bid";
  if (caller.kind === "admin") return "not_allowed";
  if (lot.notByRole) return lot.notByRole;
  if (caller.kind === "buyer" && caller.company?.companyId === lot.companyId) return "own_lot";
  if (lot.related) return "related_account";
  if (lot.blocked) return "seller_blocks";
  if (now < lot.startsAt) return "lot_upcoming";
  if (lot.awaitsSignature) return "awaiting_signature";
  if (lot.pausedAt) return "lot_paused";
  if (caller.kind !== "buyer") return "sign_in_first";
  if (lot.notQualified) return "not_qualified";
  if (lot.ledByColleague) return "company_leads";
  if (lot.eligibility) return lot.eligibility;
  if (lot.aboveLimit) return "bid_limit_exceeded";
  return lot.isShort ? "deposit_needed" : null;
}

/**
 * The highest bid below the reserve is the seller's to accept or decline; the office may in the
 * seller's place.
 */
export const mayAnswer = (
  caller: Caller,
  { sellerId, companyId }: { sellerId: number; companyId: number | null },
): boolean =>
  officeMay(caller, "auctions.manage") ||
  isSeller(caller, { seller_id: sellerId, company_id: companyId });
