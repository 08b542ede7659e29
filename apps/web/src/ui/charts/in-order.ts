/** Legend and box over the chart name the series as they are given; left alone, by the alphabet. */
export const inOrder = (series: readonly string[]) => ({
  withLegend: series.length > 1,
  legendProps: { verticalAlign: "bottom", itemSorter: null } as const,
  tooltipProps: {
    itemSorter: ({ dataKey }: { dataKey?: unknown }) => series.indexOf(String(dataKey)),
  },
});
