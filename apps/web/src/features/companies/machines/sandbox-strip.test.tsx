// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeCalls } from "../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { readSandbox, SandboxStrip } from "./sandbox-strip.tsx";

const moved = { ahead_seconds: 90_000, lots: 1, awards: 2, trips: 3, holds: 0, deliveries: 0 };
const sent = fakeCalls({
  "/api/sandbox": { demo: true, ahead_seconds: 3600 },
  "/api/sandbox/advance": moved,
});
beforeAll(fakeBrowser);
afterEach(cleanup);

test("a company moves its sales a day ahead, and reads how far ahead they are (O68)", async () => {
  expect(await readSandbox()).toBe(3600);
  const onAdvanced = vi.fn(async () => undefined);
  render(<SandboxStrip ahead={3600} onAdvanced={onAdvanced} />);
  screen.getByText(/Your sales are .* ahead/);
  fireEvent.click(screen.getByRole("button", { name: "Move 1 day ahead" }));
  await vi.waitFor(() => expect(onAdvanced).toHaveBeenCalled());
  expect(sent.mock.calls.at(-1)?.slice(0, 2)).toEqual(["POST", "/api/sandbox/advance"]);
});
