import type { SellerFigures } from "@rebale/contract/figures";
import { Link } from "react-router";
import { t } from "ttag";
import { indianNumber, quantity, rupees, rupeesShort } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import { lotStates } from "../../../shared/lot/card/lot-states.ts";
import {
  daysOfMonth,
  monthName,
  monthsBetween,
  sinceFirst,
} from "../../../ui/charts/chart.rules.ts";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import charts from "../../../ui/charts/charts.module.css";
import classes from "./figures.module.css";
import type { Days } from "./read-figures.ts";

/** The charts' series, as their legends name them. */
const SOLD = t`Sold`;
const YOURS = t`Your rate`;
const MARKET = t`Market rate`;
const LOTS = t`Lots`;

/** A seller's lots and money, beside what the market pays. */
export function SellerCharts({ data, from, to }: { data: SellerFigures } & Days) {
  const since = sinceFirst(data.sales, { from, to });
  const months = monthsBetween(since.from, to);
  const lots = (search: Record<string, string>) => `/dashproduct?${new URLSearchParams(search)}`;
  const soldIn = (row: number) =>
    lots({ state: "sold", ...daysOfMonth(months[row] ?? from, since) });
  const sales = months.map((month) => ({
    name: monthName(month),
    [SOLD]: data.sales.find((sale) => sale.month === month)?.value ?? 0,
  }));
  const soldOf = (url: string) => lots({ state: "sold", material: url, from, to });
  return (
    <>
      <div className={charts.grid}>
        <ChartPanel
          title={t`Sales by month`}
          of={t`Month`}
          data={sales}
          series={[SOLD]}
          format={rupees}
          short={rupeesShort}
          to={soldIn}
          empty={t`You sold nothing in this period.`}
        />
        <RateCharts rates={data.rates} to={soldOf} />
        <ChartPanel
          title={t`Lots by status`}
          of={t`Status`}
          data={data.states.map(({ state, lots }) => ({ name: lotStates[state], [LOTS]: lots }))}
          series={[LOTS]}
          format={(n) => indianNumber(n)}
          whole
          lying
          to={(row) => lots({ state: data.states[row]?.state ?? "" })}
          empty={t`You have not listed anything yet.`}
        />
      </div>
      <Interest lots={data.lots} />
    </>
  );
}

/** A chart for each unit: beside ₹ for a ton, ₹ for a piece is no bar at all. */
function RateCharts({ rates, to }: Pick<SellerFigures, "rates"> & { to: (url: string) => string }) {
  const units = [...new Set(rates.map(({ unit }) => unit))];
  const title = t`Your rate and the market's`;
  const empty = t`You sold nothing in this period.`;
  const chart = { of: t`Material`, series: [YOURS, MARKET], format: rupees, lying: true, empty };
  if (units.length === 0) return <ChartPanel title={title} data={[]} {...chart} />;
  const groups = units.map((unit) => [unit, rates.filter((rate) => rate.unit === unit)] as const);
  return groups.map(([unit, those]) => (
    <ChartPanel
      key={unit}
      title={`${title}, ₹/${quantity(1, unit).slice(2)}`}
      data={those.map(({ material, own, market }) => ({
        name: named(material.title),
        [YOURS]: own,
        [MARKET]: market,
      }))}
      to={(row) => to(those[row]?.material.url ?? "")}
      {...chart}
    />
  ));
}

/** Viewers and bidders of each lot. */
function Interest({ lots }: Pick<SellerFigures, "lots">) {
  if (lots.length === 0) return null;
  return (
    <section className={charts.panel} aria-labelledby="interest">
      <h3 id="interest">{t`Views and bidders by lot`}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={charts.scroll} aria-label={t`Table of views and bidders`} tabIndex={0}>
        <table className={`${charts.table} ${classes.interest} figures`}>
          <thead>
            <tr>
              <th scope="col">{t`Lot`}</th>
              <th scope="col">{t`Views`}</th>
              <th scope="col">{t`Bidders`}</th>
              <th scope="col">{t`Bids`}</th>
            </tr>
          </thead>
          <tbody>
            {lots.map((lot) => (
              <tr key={lot._id}>
                <th scope="row">
                  <Link to={`/auctiondetail/${lot.url}`}>{lot.title}</Link>
                </th>
                <td>{indianNumber(lot.views)}</td>
                <td>{indianNumber(lot.bidders)}</td>
                <td>{indianNumber(lot.bids)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p
        className={charts.empty}
      >{t`The newest ${lots.length} lots. A visit counts once a day; no cookies are used.`}</p>
    </section>
  );
}
