import type {
  PaperRow,
  PayoutRow,
  ReceiptRow,
  RegisterName,
  TcsRow,
  TdsRow,
} from "@rebale/contract/books";
import { CardTable, type Column } from "../../../ui/table/card-table.tsx";
import classes from "../books.module.css";
import { payoutColumns, receiptColumns } from "./money-columns.tsx";
import { paperColumns } from "./paper-columns.tsx";
import { tcsColumns, tdsColumns } from "./tax-columns.tsx";

interface RowOf {
  sales: PaperRow;
  purchases: PaperRow;
  receipts: ReceiptRow;
  payouts: PayoutRow;
  tds: TdsRow;
  tcs: TcsRow;
}
type SheetOf<R extends RegisterName> = { register: R; data: readonly RowOf[R][] };
type AnySheet = { [R in RegisterName]: SheetOf<R> }[RegisterName];
/** A page of a register, with its totals and what its papers or journal lines come to. */
export type Sheet = AnySheet & {
  readonly totals: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
  readonly totalpage: number;
};

const columns: { readonly [R in RegisterName]: readonly Column<RowOf[R]>[] } = {
  sales: paperColumns,
  purchases: paperColumns,
  receipts: receiptColumns,
  payouts: payoutColumns,
  tds: tdsColumns,
  tcs: tcsColumns,
};

/** A register's rows; on a phone each is a card. */
export function RegisterTable({ sheet, label }: { sheet: Sheet; label: string }) {
  // A truck's entry may stand twice: with income tax and with GST.
  const rows = sheet.data.map((row, place) => ({ ...row, _id: `${row.ref}-${place}` }));
  return (
    <CardTable
      className={classes.rows}
      label={label}
      rows={rows as never}
      columns={columns[sheet.register] as readonly Column<never>[]}
    />
  );
}
