import { BarChart } from "@mantine/charts";
import "@mantine/charts/styles.css";
import { t } from "ttag";
import { indianNumber } from "../../../lib/formatting/formatting.ts";

export interface YearPoint {
  /** 2026-27 */
  year: string;
  /** In the unit that was asked in. */
  obligation: number;
}

/** The obligation by financial year; the list below says the same in words. */
export default function YearChart({
  points,
  unit,
}: {
  points: readonly YearPoint[];
  unit: "t" | "kg";
}) {
  return (
    <BarChart
      h={220}
      data={[...points]}
      dataKey="year"
      series={[{ name: "obligation", label: t`Obligation`, color: "bottle.7" }]}
      valueFormatter={(weight) =>
        unit === "kg" ? t`${indianNumber(weight)} kg` : t`${indianNumber(weight)} t`
      }
      barProps={{ isAnimationActive: false, maxBarSize: 56 }}
      yAxisProps={{ width: 84, tickFormatter: (weight: number) => indianNumber(weight) }}
      xAxisProps={{ interval: "preserveStartEnd", minTickGap: 8 }}
      gridAxis="y"
      tickLine="none"
    />
  );
}
