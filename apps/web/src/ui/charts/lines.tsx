import { LineChart } from "@mantine/charts";
import "@mantine/charts/styles.css";
import "@mantine/core/styles/ColorSwatch.css";
import type { ChartProps } from "./chart.rules.ts";
import { fittedScale, seriesColors } from "./chart.rules.ts";
import { HEIGHT } from "./heights.ts";
import { inOrder } from "./in-order.ts";
import { picking } from "./picked.ts";

/** Fetched when somebody comes near: see chart-panel.tsx. */
export default function Lines({ data, series, format, short, onPick }: ChartProps) {
  const ticks = fittedScale(data, series);
  return (
    <LineChart
      h={HEIGHT}
      data={[...data]}
      dataKey="name"
      series={series.map((name, i) => ({ name, color: seriesColors(i) }))}
      curveType="monotone"
      // A point between two gaps has no line.
      withDots={data.length < 3 || data.some((row) => series.some((name) => row[name] === null))}
      connectNulls={false}
      // The table below is for keyboard and reader.
      lineChartProps={{ accessibilityLayer: false, ...picking(onPick) }}
      valueFormatter={format}
      gridAxis="x"
      tickLine="none"
      {...inOrder(series)}
      xAxisProps={{ interval: "equidistantPreserveStart", minTickGap: 40 }}
      yAxisProps={{
        width: 84,
        interval: 0,
        tickFormatter: short ?? format,
        ticks: [...ticks],
        domain: [ticks[0] ?? 0, ticks.at(-1) ?? 0],
      }}
    />
  );
}
