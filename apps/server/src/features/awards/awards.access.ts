import type { AwardSide } from "@rebale/contract/awards/states";
import type { Account } from "../../platform/http/caller.ts";
import { officeMay } from "../../platform/office.access.ts";
import type { Award } from "./awards.store.ts";

type Parties = Pick<Award, "buyerId" | "buyerCompanyId" | "sellerId" | "sellerCompanyId">;

/** Which side of a sale somebody is on: their company's, or their own; null for nobody's. */
export function sideOf(caller: Account, award: Parties): Exclude<AwardSide, "market"> | null {
  if (caller.kind === "admin") return officeMay(caller, "auctions.read") ? "office" : null;
  const { userId, company } = caller;
  const own = company?.status === "active" ? company.companyId : null;
  const isSide = (user: number, companyId: number | null) =>
    companyId === null ? user === userId : companyId === own;
  if (isSide(award.buyerId, award.buyerCompanyId)) return "buyer";
  return isSide(award.sellerId, award.sellerCompanyId) ? "seller" : null;
}

/**
 * Both sides and the office see a sale's papers; of a fee only who pays it, and the office.
 * @param paper `side` pays it, where it is of a fee
 */
export const seesPaper = (
  side: AwardSide,
  paper: { readonly side?: "buyer" | "seller" | undefined },
): boolean => paper.side === undefined || side === "office" || side === paper.side;
