import type { MarketFigures } from "@rebale/contract/figures";
import { indiaDay } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { indianNumber, rupees, rupeesShort } from "../../../lib/formatting/formatting.ts";
import { ChartPanel } from "../../../ui/charts/chart-panel.tsx";
import charts from "../../../ui/charts/charts.module.css";
import { RangeField } from "../../../ui/charts/range-field.tsx";
import classes from "./overview.module.css";
import { listBehind, TRENDS, type Trend, trendRows } from "./trends.rules.ts";

const formats: Record<Trend["unit"], (n: number) => string> = {
  count: (n) => indianNumber(n),
  rupees,
  percent: (n) => `${indianNumber(n)}%`,
  hours: (n) => `${indianNumber(n)} h`,
};

export interface Days extends MarketFigures {
  from: string;
  to: string;
  server_time: string;
}

/** The market over time. */
export function Trends({ days, from, to, server_time }: Days) {
  return (
    <section className={classes.section} aria-labelledby="trends">
      <h2 id="trends">{t`Trends`}</h2>
      <RangeField from={from} to={to} today={indiaDay(new Date(server_time))} />
      <div className={charts.grid}>
        {TRENDS.map((trend) => (
          <ChartPanel
            key={trend.title}
            title={trend.title}
            look={trend.look}
            of={t`Day`}
            data={trendRows(days, trend)}
            series={[trend.series]}
            format={formats[trend.unit]}
            short={trend.unit === "rupees" ? rupeesShort : undefined}
            to={trend.list && ((row) => listBehind(days, trend.list ?? "listed", row))}
            empty={t`Nothing in this period.`}
          />
        ))}
      </div>
    </section>
  );
}
