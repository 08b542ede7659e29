import type { MarketMonth } from "@rebale/contract/figures";
import { t } from "ttag";
import { figures } from "../../../lib/api/office-operations.ts";
import { indianNumber, rupees } from "../../../lib/formatting/formatting.ts";
import { language, TAGS } from "../../../lib/language/language.ts";
import { ListFiles } from "../../../shared/office/list/list-files.tsx";
import { grownText, type MonthRow, monthRows, sumOf } from "./months.rules.ts";
import classes from "./overview.module.css";

const COLUMNS: readonly { head: string; cell: (row: MonthRow) => React.ReactNode }[] = [
  { head: t`Listed`, cell: ({ listed }) => indianNumber(listed) },
  { head: t`Bids`, cell: ({ bids }) => indianNumber(bids) },
  { head: t`Sold of ended`, cell: ({ sold, closed }) => t`${sold} of ${closed}` },
  {
    head: t`Value sold`,
    cell: ({ sold_value, grown }) => <Grown value={rupees(sold_value)} by={grown.sold_value} />,
  },
  { head: t`Fees`, cell: ({ fees, grown }) => <Grown value={rupees(fees)} by={grown.fees} /> },
  { head: t`Members’ money`, cell: ({ held }) => rupees(held) },
  {
    head: t`New buyers, sellers`,
    cell: ({ new_buyers, new_sellers }) => `${new_buyers}, ${new_sellers}`,
  },
];

const Grown = ({ value, by }: { value: string; by: number | null }) => (
  <>
    {value}
    <small>{grownText(by)}</small>
  </>
);

/** A year by months, with their sum, the month before each, and the best sellers. */
export function Months({ months }: { months: readonly MarketMonth[] }) {
  const rows = monthRows(months);
  return (
    <section className={classes.section} aria-labelledby="months">
      <div className={classes.monthsHead}>
        <h2 id="months">{t`By months`}</h2>
        <ListFiles label="months" of={figures.marketMonths} query={{}} />
      </div>
      <p>
        {t`Sales that stand: none that was called off or not kept. Beside each the month before it.`}
      </p>
      <div className={classes.monthsScroll}>
        <table className={classes.months} aria-label={t`The market by months`}>
          <thead>
            <tr>
              <th scope="col">{t`Month`}</th>
              {COLUMNS.map(({ head }) => (
                <th key={head} scope="col" data-kind="figure">
                  {head}
                </th>
              ))}
              <th scope="col">{t`Best sellers`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.month} name={monthName(row.month)} row={row} />
            ))}
          </tbody>
          <tfoot>
            <Row name={t`${rows.length} months`} row={sumOf(rows)} />
          </tfoot>
        </table>
      </div>
    </section>
  );
}

const Row = ({ name, row }: { name: string; row: MonthRow }) => (
  <tr>
    <th scope="row">{name}</th>
    {COLUMNS.map(({ head, cell }) => (
      <td key={head} data-kind="figure">
        {cell(row)}
      </td>
    ))}
    <td>
      {row.best_sellers.map((seller) => (
        <div key={seller.name}>
          {seller.name} <small>{rupees(seller.value)}</small>
        </div>
      ))}
    </td>
  </tr>
);

const monthName = (month: string) =>
  new Intl.DateTimeFormat(TAGS[language], {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${month}-01`));
