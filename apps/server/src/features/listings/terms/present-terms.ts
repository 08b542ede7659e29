import { rupeesOrNull } from "@rebale/contract";
import type {
  ProposedTerms,
  SaleTerms,
  SaleTermsIn,
  StandingTerms,
} from "@rebale/contract/listings/sale-terms";
import type { SavedTerms, StoredTerms } from "./terms.store.ts";

/** Ground rent in rupees; what is not agreed is null, also in terms that do not name it. */
const inReplies = <T extends SaleTermsIn>(terms: T) => ({
  ...{ grace_days: null, late_fee_percent: null, forfeit_percent: null, claim_hours: null },
  tax_hold_days: null,
  ...terms,
  ground_rent_per_day: rupeesOrNull(terms.ground_rent_per_day),
});

export const presentProposal = (terms: SaleTermsIn | null): ProposedTerms | null =>
  terms && inReplies(terms);

export const presentTerms = (terms: StoredTerms | null): SaleTerms | null =>
  terms && inReplies(terms);

/** A proposal from a column. */
export const readProposal = (fields: unknown): ProposedTerms | null =>
  presentProposal((fields ?? null) as SaleTermsIn | null);

/** The terms of a signing sheet. */
export const presentStanding = (terms: SavedTerms | null): StandingTerms | null =>
  terms && inReplies(terms);
