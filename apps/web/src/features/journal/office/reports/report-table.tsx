import { Link } from "react-router";
import { t } from "ttag";
import { date, signedRupees } from "../../../../lib/formatting/formatting.ts";
import { ObjectLink } from "../../../../shared/office/object/object-link.tsx";
import classes from "./reports.module.css";
import type { ReportColumn, Row } from "./reports.rules.ts";

interface Props {
  title: string;
  columns: readonly ReportColumn[];
  rows: readonly Row[];
  /** The sum of each column of money, over all pages. */
  sums: Readonly<Record<string, number>>;
}

const FIGURES: readonly ReportColumn["as"][] = ["money", "percent", "count"];
const kindOf = ({ as }: ReportColumn) => (FIGURES.includes(as) ? "figure" : undefined);

/** A report's rows, and below them what all of them come to. */
export const ReportTable = ({ title, columns, rows, sums }: Props) => (
  <table className={classes.table} aria-label={title}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.name} scope="col" data-kind={kindOf(column)}>
            {column.head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={columns.map(({ name }) => row[name]).join(" ")}>
          {columns.map((column) => (
            <td key={column.name} data-kind={kindOf(column)}>
              <Cell column={column} row={row} />
              {column.below && row[column.below] && <small>{row[column.below]}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        {columns.map((column, i) => (
          <td key={column.name} data-kind={kindOf(column)}>
            {column.as === "money" ? signedRupees(sums[column.name] ?? 0) : i === 0 && t`Total`}
          </td>
        ))}
      </tr>
    </tfoot>
  </table>
);

function Cell({ column: { name, as, words }, row }: { column: ReportColumn; row: Row }) {
  const value = row[name];
  if (value === null || value === undefined || value === "") return "–";
  const text = String(value);
  if (as === "money") return Number(value) === 0 ? "–" : signedRupees(Number(value));
  if (as === "day") return <span className="unbroken">{date(`${text}T12:00:00Z`)}</span>;
  if (as === "percent") return `${text}%`;
  if (as === "entry") return <Link to={`/admin/journal?open=${text}`}>{text}</Link>;
  if (as === "sale")
    return (
      <ObjectLink kind="award" id={text}>
        {text}
      </ObjectLink>
    );
  if (as === "company")
    return (
      <ObjectLink kind="company" id={String(row.company_id)}>
        {text}
      </ObjectLink>
    );
  return words?.[text] ?? text;
}
