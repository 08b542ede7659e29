import type { TcsRow, TdsRow } from "@rebale/contract/books";
import { t } from "ttag";
import { indianNumber, signedRupees } from "../../../lib/formatting/formatting.ts";
import type { Column } from "../../../ui/table/card-table.tsx";
import { Rupees, Subject, Two } from "./cells.tsx";

const laws: Readonly<Record<TdsRow["law"], string>> = {
  income_tax: t`Income tax`,
  gst_tds: t`GST TDS of the buyer`,
  gst_tcs: t`GST TCS of the market`,
};
const sides: Readonly<Record<TcsRow["side"], string>> = {
  collected: t`You collected it`,
  paid: t`You paid it`,
};
const underLaw = ({ section, code }: { section: string; code: string | null }): string =>
  code ? t`Section ${section}, code ${code}` : t`Section ${section}`;
const inPercent = (percent: number) => `${indianNumber(percent, 2)}%`;
const pan = (party_pan: string | null) => party_pan && `PAN ${party_pan}`;

const amounts: readonly Column<TdsRow | TcsRow>[] = [
  { name: "base", title: t`Of`, number: true, cell: ({ base }) => <Rupees of={base} /> },
  { name: "percent", title: t`Rate`, number: true, cell: ({ percent }) => inPercent(percent) },
  {
    name: "amount",
    title: t`Amount`,
    number: true,
    cell: ({ amount }) => <b>{signedRupees(amount)}</b>,
  },
];

export const tdsColumns: readonly Column<TdsRow>[] = [
  {
    name: "tax",
    title: t`Tax`,
    heads: true,
    cell: (row) => (
      <Subject row={row} notes={[row.number]}>
        {laws[row.law]}
      </Subject>
    ),
  },
  { name: "section", title: t`Law`, cell: underLaw },
  {
    name: "party",
    title: t`Kept by`,
    cell: ({ party, party_pan }) => <Two below={pan(party_pan)}>{party}</Two>,
  },
  ...amounts,
];

export const tcsColumns: readonly Column<TcsRow>[] = [
  {
    name: "paper",
    title: t`Paper`,
    heads: true,
    cell: (row) => <Subject row={row}>{row.number}</Subject>,
  },
  {
    name: "side",
    title: t`Side`,
    cell: (row) => (
      <Two below={row.form ? t`declared on Form ${row.form}` : underLaw(row)}>
        {sides[row.side]}
      </Two>
    ),
  },
  {
    name: "party",
    title: t`Party`,
    cell: ({ party, party_pan }) => <Two below={pan(party_pan)}>{party}</Two>,
  },
  ...amounts,
];
