import { rupees, type settlement } from "@rebale/contract";
import { type ClaimRow, presentClaim } from "../../awards/index.ts";

export const presentOfficeClaim = (row: ClaimRow): settlement.OfficeClaim => ({
  ...presentClaim(row),
  award_id: String(row.award_id),
  title: row.title,
  buyer: row.buyer ?? "",
  seller: row.seller ?? "",
  value: rupees(row.value),
});
