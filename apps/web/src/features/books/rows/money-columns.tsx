import type { PayoutRow, ReceiptRow } from "@rebale/contract/books";
import { t } from "ttag";
import { signedRupees } from "../../../lib/formatting/formatting.ts";
import type { Column } from "../../../ui/table/card-table.tsx";
import { Rupees, Subject, Two } from "./cells.tsx";

const receiptKinds: Readonly<Record<ReceiptRow["kind"], string>> = {
  top_up: t`Added through a gateway`,
  bank_transfer: t`Bank transfer`,
  transfer_placed: t`Bank transfer, placed`,
  trip_released: t`A truck’s money`,
  tax_released: t`GST that was kept, released`,
  forfeit: t`Earnest money of the buyer`,
};
const payoutKinds: Readonly<Record<PayoutRow["kind"], string>> = {
  withdrawal_sent: t`Sent to your bank`,
  withdrawal_reversed: t`Came back from the bank`,
};
const sources: Readonly<Record<PayoutRow["from"], string>> = {
  deposit: t`Deposit`,
  proceeds: t`Proceeds`,
};
const plus = (...amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

export const receiptColumns: readonly Column<ReceiptRow>[] = [
  {
    name: "receipt",
    title: t`Receipt`,
    heads: true,
    cell: (row) => <Subject row={row}>{receiptKinds[row.kind]}</Subject>,
  },
  { name: "party", title: t`From`, cell: ({ party, utr }) => <Two below={utr}>{party}</Two> },
  { name: "gross", title: t`Gross`, number: true, cell: ({ gross }) => <Rupees of={gross} /> },
  {
    name: "fee",
    title: t`Fee with GST`,
    number: true,
    cell: ({ fee, fee_gst }) => <Rupees of={plus(fee, fee_gst)} />,
  },
  {
    name: "taxes",
    title: t`TDS and GST-TCS`,
    number: true,
    cell: ({ income_tds, gst_tcs }) => <Rupees of={plus(income_tds, gst_tcs)} />,
  },
  {
    name: "held",
    title: t`Kept for GST`,
    number: true,
    cell: ({ tax_held }) => <Rupees of={tax_held} />,
  },
  {
    name: "net",
    title: t`Came to you`,
    number: true,
    cell: ({ net }) => <b>{signedRupees(net)}</b>,
  },
];

export const payoutColumns: readonly Column<PayoutRow>[] = [
  {
    name: "payout",
    title: t`Payout`,
    heads: true,
    cell: (row) => <Subject row={row}>{payoutKinds[row.kind]}</Subject>,
  },
  { name: "from", title: t`Out of`, cell: ({ from }) => sources[from] },
  {
    name: "account",
    title: t`Bank account`,
    cell: ({ bank_last4 }) => (
      <span className="figures">{bank_last4 ? `•• ${bank_last4}` : "–"}</span>
    ),
  },
  {
    name: "utr",
    title: t`UTR`,
    cell: ({ utr }) => <span className="figures">{utr ?? "–"}</span>,
  },
  {
    name: "amount",
    title: t`Amount`,
    number: true,
    cell: ({ amount }) => <b>{signedRupees(amount)}</b>,
  },
];
