// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeCalls } from "../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../lib/page/fake-browser.ts";
import { CompanyLines } from "./company-lines.tsx";

beforeAll(fakeBrowser);
afterEach(cleanup);

function Typed() {
  const [lines, setLines] = useState("AAACA0001A Asha Metals\n");
  return (
    <MantineProvider>
      <CompanyLines value={lines} onChange={setLines} errors={{}} />
    </MantineProvider>
  );
}

test("who bought before is named by a touch, and each once (F57)", async () => {
  fakeCalls({
    "/api/company/past-buyers": [
      { pan: "AAACA0001A", name: "Asha Metals Ltd." },
      { pan: "AAACB0002B", name: "B Polymers" },
    ],
  });
  render(<Typed />);
  fireEvent.click(await screen.findByText("Companies that bought from you"));
  expect(screen.queryByText("Asha Metals Ltd.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "B Polymers" }));
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(box.value).toBe("AAACA0001A Asha Metals\nAAACB0002B B Polymers");
  expect(screen.queryByText("Companies that bought from you")).toBeNull();
});

test("who has sold nothing yet types them (F57)", async () => {
  fakeCalls({});
  render(<Typed />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "AAACB0002B B Polymers" } });
  expect(screen.queryByText("Companies that bought from you")).toBeNull();
});
