import { type Paise, rupees } from "@rebale/contract";
import type {
  ProposedTerms,
  SaleTerms,
  SaleTermsIn,
  StandingTerms,
} from "@rebale/contract/listings/sale-terms";
import type { SavedTerms, StoredTerms } from "./terms.store.ts";

const inRupees = (paise: Paise | null) => (paise === null ? null : rupees(paise));

export const presentProposal = (terms: SaleTermsIn | null): ProposedTerms | null =>
  terms && { ...terms, ground_rent_per_day: inRupees(terms.ground_rent_per_day) };

export const presentTerms = (terms: StoredTerms | null): SaleTerms | null =>
  terms && { ...terms, ground_rent_per_day: inRupees(terms.ground_rent_per_day) };

/** Of a column. */
export const readProposal = (fields: unknown): ProposedTerms | null =>
  presentProposal((fields ?? null) as SaleTermsIn | null);

/** Of a signing sheet. */
export const presentStanding = (terms: SavedTerms | null): StandingTerms | null =>
  terms && { ...terms, ground_rent_per_day: inRupees(terms.ground_rent_per_day) };
