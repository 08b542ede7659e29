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
