// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useChosenInSight } from "./use-chosen-in-sight.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Row({ chosen }: { chosen: string }) {
  const row = useChosenInSight<HTMLElement>(chosen);
  return (
    <nav ref={row}>
      {["0", "1", "2", "3", "4"].map((place) => (
        <a key={place} href="/" data-place={place} aria-current={place === chosen || undefined}>
          {place}
        </a>
      ))}
    </nav>
  );
}

test("a row of tabs that is wider than a phone shows the chosen one, wherever it is", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { place } = (this as HTMLElement).dataset;
    return place === undefined
      ? new DOMRect(0, 0, 250, 40)
      : new DOMRect(Number(place) * 100, 0, 100, 40);
  });
  const { rerender } = render(<Row chosen="1" />);
  const row = screen.getByRole("navigation");
  expect(row.scrollLeft).toBe(0);
  rerender(<Row chosen="4" />);
  expect(row.scrollLeft).toBe(325);
});
