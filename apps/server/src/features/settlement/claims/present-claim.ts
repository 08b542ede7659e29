import { rupees, rupeesOrNull, type settlement } from "@rebale/contract";
import { companyDocumentPath } from "@rebale/contract/companies";
import type { ClaimRow } from "./claims.store.ts";

export const presentClaim = (row: ClaimRow): settlement.Claim => ({
  _id: String(row.id),
  trip_id: String(row.trip_id),
  what: row.what,
  measured_percent: row.measured_percent,
  kg: row.asked_grams === null ? null : row.asked_grams / 1000,
  asked_percent: row.asked_percent,
  words: row.words,
  note: row.words,
  files: row.files.map((file) => `/api${companyDocumentPath.replace("{file}", file)}`),
  state: row.state,
  allowed_percent: row.allowed_percent,
  credit: rupeesOrNull(row.credit),
  reason: row.reason,
  made_at: row.made_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

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
