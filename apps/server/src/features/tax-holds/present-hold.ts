import { type Paise, rupees, type taxHolds } from "@rebale/contract";
import type { Account } from "../../platform/http/caller.ts";
import { isLate, type taxTotals } from "./domain/tax-hold.rules.ts";
import type { FileRow } from "./store/files.store.ts";
import type { HoldRow } from "./store/holds.store.ts";
import type { OfficeRow } from "./store/lists.store.ts";
import { mayAnswer, mayConfirm, sideOfHold } from "./tax-holds.access.ts";

export const presentDifferences = ({ differences }: Pick<HoldRow, "differences">) => [
  ...differences,
];

/** As both sides of its sale see it. */
export const presentHold = (hold: HoldRow): taxHolds.TaxHold => ({
  _id: String(hold.id),
  award_id: String(hold.awardId),
  trip_id: String(hold.tripId),
  invoice_id: String(hold.invoiceId),
  number: hold.paper.number,
  dated: hold.paper.dated,
  tax: rupees(hold.tax),
  credited: rupees(hold.credited),
  held: rupees(hold.held),
  released: rupees(hold.released),
  returned: rupees(hold.returned),
  state: hold.state,
  until: hold.untilAt.toISOString(),
  why: hold.why,
  found_in: hold.foundIn,
  differences: presentDifferences(hold),
  similar: [...hold.alike],
  answer: hold.answer && {
    ...{ arn: hold.answer.arn, filed_on: hold.answer.filed_on, at: hold.answer.at },
    note: hold.answer.note,
    document_url: `/tax-hold/${hold.id}/document`,
  },
});

/** In its company's list. */
export const presentListed = (hold: HoldRow, caller: Account): taxHolds.ListedTaxHold => {
  const side = sideOfHold(caller, hold) ?? "buyer";
  return {
    ...presentHold(hold),
    ...{ side, title: hold.title, vehicle_no: hold.vehicleNo, gstin: hold.recipientGstin },
    party: side === "buyer" ? hold.seller : hold.buyer,
    supplier_gstin: hold.paper.supplier,
    can_confirm: mayConfirm(caller, hold),
    can_answer: mayAnswer(caller, hold),
  };
};

export const presentOfficeHold = (hold: OfficeRow): taxHolds.OfficeTaxHold => {
  const disputedAt = hold.state === "disputed" && hold.answer ? new Date(hold.answer.at) : null;
  return {
    ...presentHold(hold),
    ...{ title: hold.title, buyer: hold.buyer, seller: hold.seller },
    buyer_user_id: String(hold.buyerId),
    buyer_company_id: String(hold.buyerCompanyId),
    seller_user_id: String(hold.sellerId),
    seller_company_id: String(hold.sellerCompanyId),
    ...{ gstin: hold.recipientGstin, supplier_gstin: hold.paper.supplier },
    said_at: hold.saidAt?.toISOString() ?? null,
    disputed_at: disputedAt?.toISOString() ?? null,
    late: isLate(disputedAt, hold.now),
  };
};

export const present2b = (file: FileRow): taxHolds.Gstr2b => ({
  ...{ _id: String(file.id), gstin: file.gstin, period: file.period, by: file.by },
  ...{ generated_on: file.generated_on, documents: file.documents, sha256: file.sha256 },
  brought_at: file.brought_at.toISOString(),
});

/** In rupees. */
export const presentTotals = (sums: ReturnType<typeof taxTotals>) => ({
  held: rupees(sums.held),
  released: rupees(sums.released),
  returned: rupees(sums.returned as Paise),
});
