// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { nothingInSight } from "../../lib/page/nothing-in-sight.ts";
import { ChartPanel } from "./chart-panel.tsx";
import { inOrder } from "./in-order.ts";
import { picking } from "./picked.ts";

beforeAll(nothingInSight);
afterEach(cleanup);

test("(S2.45) each row of a chart leads to the list of what it counts, by keyboard and by mouse", () => {
  render(
    <MemoryRouter>
      <ChartPanel
        title="Lots listed"
        of="Day"
        data={[
          { name: "01-11-2026", Lots: 4 },
          { name: "02-11-2026", Lots: 2 },
        ]}
        series={["Lots"]}
        format={String}
        empty="Nothing"
        to={(row) => `/list?row=${row}`}
      />
    </MemoryRouter>,
  );
  const table = within(screen.getByRole("table", { hidden: true }));
  const link = table.getByRole("link", { name: "02-11-2026", hidden: true });
  expect(link.getAttribute("href")).toBe("/list?row=1");

  const picked: number[] = [];
  const drawing = picking((row) => picked.push(row));
  drawing?.onClick({ activeTooltipIndex: "1" });
  drawing?.onClick({ activeTooltipIndex: undefined });
  expect(picked).toEqual([1]);
});

test("lines say where their scale begins, and legend and box name the series in the order given (U41)", () => {
  const rates = { format: (n: number) => `₹${n}/kg`, of: "Week of", empty: "Nothing" };
  const series = ["Cheapest", "Median", "Dearest"];
  const data = [{ name: "1 Nov", Cheapest: 41, Median: 44, Dearest: 47 }];
  render(
    <MemoryRouter>
      <ChartPanel title="By week" look="lines" data={data} series={series} {...rates} />
    </MemoryRouter>,
  );
  expect(screen.getByText("The scale begins at ₹40/kg, not at zero.")).toBeTruthy();
  const { legendProps, tooltipProps } = inOrder(series);
  expect(legendProps.itemSorter).toBeNull();
  const named = ["Dearest", "Median", "Cheapest"].map((dataKey) => ({ dataKey }));
  const sorted = named.toSorted((a, b) => tooltipProps.itemSorter(a) - tooltipProps.itemSorter(b));
  expect(sorted.map(({ dataKey }) => dataKey)).toEqual(series);
});
