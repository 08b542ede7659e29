import type { BuyerFigures } from "@rebale/contract/figures";
import { t } from "ttag";
import { kilograms, rupees, rupeesShort } from "../../../lib/formatting/formatting.ts";
import { named } from "../../../lib/names/named.ts";
import { byMonth, daysOfMonth, monthsBetween, sinceFirst } from "../../../ui/charts/chart.rules.ts";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import charts from "../../../ui/charts/charts.module.css";
import classes from "./figures.module.css";
import type { Days } from "./read-figures.ts";

type Purchase = BuyerFigures["purchases"][number];

const inReadersLanguage = ({ material, ...purchase }: Purchase) => ({
  ...purchase,
  material: { ...material, title: named(material.title) },
});

/** Purchases by month and material, and how often a bid won. */
export function BuyerCharts({ data, ...range }: { data: BuyerFigures } & Days) {
  const { purchases, won, lost } = data;
  const { from, to } = sinceFirst(purchases, range);
  const spent = purchases.reduce((sum, { spend }) => sum + spend, 0);
  const weight = purchases.reduce((sum, { bought_kg }) => sum + bought_kg, 0);
  const delivered = purchases.reduce((sum, { delivered_kg }) => sum + delivered_kg, 0);
  const ended = won + lost;
  const read = purchases.map(inReadersLanguage);
  const months = monthsBetween(from, to);
  const purchasesIn = (row: number) =>
    `/purchase?${new URLSearchParams(daysOfMonth(months[row] ?? from, { from, to }))}`;
  return (
    <>
      <dl className={classes.tiles}>
        <div>
          <dt>{t`Win rate`}</dt>
          <dd className="figures">{ended ? `${Math.round((won / ended) * 100)}%` : "–"}</dd>
          <dd>{t`${won} won, ${lost} lost`}</dd>
        </div>
        <div>
          <dt>{t`Spent`}</dt>
          <dd className="figures">{rupees(spent)}</dd>
          <dd>{t`GST and lifting not included`}</dd>
        </div>
        <div>
          <dt>{t`Bought by weight`}</dt>
          <dd className="figures">{kilograms(weight)}</dd>
          <dd>{weight ? t`As the lots were sold` : t`No lots with a weight`}</dd>
        </div>
        <div>
          <dt>{t`Delivered`}</dt>
          <dd className="figures">{kilograms(delivered)}</dd>
          <dd>{t`Gone from the yard`}</dd>
        </div>
      </dl>
      <div className={charts.grid}>
        <ChartPanel
          title={t`Spend by month and material`}
          of={t`Month`}
          {...byMonth(read, { from, to }, ({ spend }) => spend)}
          format={rupees}
          short={rupeesShort}
          stacked
          to={purchasesIn}
          empty={t`You won nothing in this period.`}
        />
        <ChartPanel
          title={t`Weight by month and material`}
          of={t`Month`}
          {...byMonth(read, { from, to }, ({ bought_kg }) => bought_kg)}
          format={kilograms}
          stacked
          to={purchasesIn}
          empty={t`You won no lots with a weight in this period.`}
        />
      </div>
    </>
  );
}
