// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeCalls } from "../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../lib/page/fake-browser.ts";
import { OwnCalendar } from "./own-calendar.tsx";

const url = "https://rebale.example/api/calendar/abc.ics";
const sent = fakeCalls({ "/api/watch/calendar": { url } });
beforeAll(fakeBrowser);
afterEach(cleanup);

test("the calendar's address is made when it is asked for, shown once, and opens the calendar (O69)", async () => {
  const element = <OwnCalendar />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const press = (name: string) =>
    fireEvent.click(screen.getByRole("button", { name, hidden: true }));
  press("Calendar");
  expect(sent).not.toHaveBeenCalled();
  press("Make an address");
  await screen.findByText(url);
  expect(sent.mock.calls.map(([method, path]) => [method, path])).toEqual([
    ["POST", "/api/watch/calendar"],
  ]);
  const link = screen.getByRole("link", { name: "Open in calendar", hidden: true });
  expect(link.getAttribute("href")).toBe("webcal://rebale.example/api/calendar/abc.ics");
  press("Close");
  press("Calendar");
  expect(screen.queryByText(url)).toBeNull();
  press("End the address");
  await vi.waitFor(() => expect(sent.mock.calls.at(-1)?.[0]).toBe("DELETE"));
});
