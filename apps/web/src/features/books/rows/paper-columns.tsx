import type { PaperRow } from "@rebale/contract/books";
import { t } from "ttag";
import { indianNumber, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { paperNames } from "../../../shared/goods/paper-labels.rules.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";
import type { Column } from "../../../ui/table/card-table.tsx";
import { Rupees, Subject, Two } from "./cells.tsx";

const gstOf = ({ cgst, sgst, igst }: PaperRow): number =>
  (Math.round(cgst * 100) + Math.round(sgst * 100) + Math.round(igst * 100)) / 100;
/** Which heads of tax it is of. */
const headsOf = (row: PaperRow): string | null =>
  row.reverse_charge
    ? t`reverse charge`
    : row.igst !== 0
      ? "IGST"
      : row.cgst !== 0
        ? "CGST + SGST"
        : null;

/** Papers of what was sold, and of what was bought. */
export const paperColumns: readonly Column<PaperRow>[] = [
  {
    name: "paper",
    title: t`Paper`,
    heads: true,
    cell: (row) => (
      <Subject row={row} notes={[row.of_number && t`to ${row.of_number}`]}>
        {paperNames[row.kind]} <span className="figures unbroken">{row.number}</span>
      </Subject>
    ),
  },
  {
    name: "party",
    title: t`Party`,
    cell: ({ party, party_gstin }) => <Two below={party_gstin}>{party}</Two>,
  },
  {
    name: "goods",
    title: t`What`,
    cell: ({ what, quantity, unit, hsn, vehicle_no }) => (
      <Two
        below={[
          quantity !== null && `${indianNumber(quantity, 3)} ${unit ?? ""}`,
          hsn && `HSN ${hsn}`,
          vehicle_no && plate(vehicle_no),
        ]
          .filter(Boolean)
          .join(" · ")}
      >
        {what}
      </Two>
    ),
  },
  { name: "value", title: t`Value`, number: true, cell: ({ value }) => <Rupees of={value} /> },
  {
    name: "gst",
    title: t`GST`,
    number: true,
    cell: (row) => (
      <Two below={headsOf(row)}>
        <Rupees of={gstOf(row)} />
      </Two>
    ),
  },
  { name: "tcs", title: t`TCS`, number: true, cell: ({ tcs }) => <Rupees of={tcs} /> },
  {
    name: "total",
    title: t`Total`,
    number: true,
    stays: true,
    cell: ({ total }) => <b>{total < 0 ? `−${rupeesExact(-total)}` : rupeesExact(total)}</b>,
  },
];
