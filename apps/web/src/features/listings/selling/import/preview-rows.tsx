import type { PreviewedRow } from "@rebale/contract/listings/import";
import { t } from "ttag";
import { lotPrice, quantity } from "../../../../lib/formatting/formatting.ts";
import { CardTable, type Column } from "../../../../ui/table/card-table.tsx";
import classes from "./import.module.css";

interface Props {
  rows: readonly PreviewedRow[];
  /** Rows of the whole table. */
  total: number;
  /** Pictures of a ZIP by lot number; null until one is chosen. */
  pictures: ReadonlyMap<string, number> | null;
}

/** The first rows as they would be listed: a column in the wrong place is seen before it costs. */
export function PreviewRows({ rows, total, pictures }: Props) {
  const shown = rows.map((row) => ({ ...row, _id: String(row.row) }));
  const columns: readonly Column<(typeof shown)[number]>[] = [
    { name: "Number", title: t`Lot no.`, cell: ({ lot_no }) => lot_no },
    { name: "Title", title: t`Title`, heads: true, cell: ({ title }) => title },
    {
      ...{ name: "Quantity", title: t`Quantity`, number: true },
      cell: (row) => quantity(row.quantity, row.unit),
    },
    {
      ...{ name: "Price", title: t`Price you ask`, number: true },
      cell: ({ price, basis }) => (price === null ? "–" : lotPrice(price, { basis })),
    },
    {
      ...{ name: "Pictures", title: t`Pictures`, number: true },
      cell: (row) => row.pictures || (pictures?.get(row.lot_no) ?? 0),
    },
    {
      ...{ name: "Status", title: t`Status` },
      cell: ({ is_listed }) => (is_listed ? t`Listed already` : t`To list`),
    },
  ];
  const more = total - rows.length;
  return (
    <div className={classes.preview}>
      <h3>{t`How your lots will look`}</h3>
      <CardTable
        rows={shown}
        columns={columns}
        label={t`How your lots will look`}
        className={classes.rows}
      />
      {more > 0 && <p>{more === 1 ? t`and 1 more row` : t`and ${more} more rows`}</p>}
    </div>
  );
}
