import { BarChart } from "@mantine/charts";
import "@mantine/charts/styles.css";
import "@mantine/core/styles/ColorSwatch.css";
import type { ChartProps } from "./chart.rules.ts";
import { seriesColors } from "./chart.rules.ts";
import { HEIGHT } from "./heights.ts";
import { inOrder } from "./in-order.ts";
import { picking } from "./picked.ts";

/** Fetched when somebody comes near: see chart-panel.tsx. */
export default function Bars(props: ChartProps) {
  const { data, series, format, short, whole, stacked, lying, onPick } = props;
  const figures = { tickFormatter: short ?? format, allowDecimals: !whole };
  return (
    <BarChart
      h={HEIGHT}
      orientation={lying ? "vertical" : "horizontal"}
      data={[...data]}
      dataKey="name"
      type={stacked ? "stacked" : "default"}
      series={series.map((name, i) => ({ name, color: seriesColors(i) }))}
      {...inOrder(series)}
      valueFormatter={format}
      gridAxis={lying ? "y" : "x"}
      tickLine="none"
      maxBarWidth={48}
      // The table below is for keyboard and reader.
      barChartProps={{ accessibilityLayer: false, ...picking(onPick) }}
      barProps={{ isAnimationActive: false }}
      xAxisProps={lying ? figures : { interval: "equidistantPreserveStart", minTickGap: 12 }}
      yAxisProps={lying ? { width: 128, interval: 0 } : { width: 84, interval: 0, ...figures }}
    />
  );
}
