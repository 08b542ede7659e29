// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { HomeBanner } from "./home-banner.tsx";

afterEach(cleanup);

const draw = (text: string, link: string | null) =>
  render(
    <MemoryRouter>
      <HomeBanner text={text} link={link} />
    </MemoryRouter>,
  );

test("all of a banner is its link, and without one it is a sentence (V32)", () => {
  const { unmount } = draw("Closed on Friday", "/events");
  expect(screen.getByRole("link", { name: "Closed on Friday" }).getAttribute("href")).toBe(
    "/events",
  );
  unmount();
  draw("Closed on Friday", null);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText("Closed on Friday")).toBeTruthy();
});

test("a banner in another language than its page's says so to who has it read aloud (V32)", () => {
  draw("शुक्रवार को बंद", null);
  expect(screen.getByText("शुक्रवार को बंद").getAttribute("lang")).toBe("hi-IN");
});
