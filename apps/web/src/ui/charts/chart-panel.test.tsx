// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { nothingInSight } from "../../lib/page/nothing-in-sight.ts";
import { ChartPanel } from "./chart-panel.tsx";
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
