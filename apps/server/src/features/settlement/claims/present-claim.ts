import { rupees, type settlement } from "@rebale/contract";
import { type ClaimRow, presentClaim } from "../../awards/index.ts";

const idOrNull = (id: number | null) => (id === null ? null : String(id));

export const presentOfficeClaim = (row: ClaimRow): settlement.OfficeClaim => ({
  ...presentClaim(row),
  award_id: String(row.award_id),
  title: row.title,
  buyer: row.buyer ?? "",
  seller: row.seller ?? "",
  buyer_user_id: String(row.bidder_id),
  buyer_company_id: idOrNull(row.buyer_company_id),
  seller_user_id: String(row.seller_id),
  seller_company_id: idOrNull(row.seller_company_id),
  value: rupees(row.value),
});
