// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endureTranslators } from "./translated-texts.ts";

const { insertBefore, removeChild } = Node.prototype;
beforeEach(endureTranslators);
afterEach(() => {
  cleanup();
  Object.assign(Node.prototype, { insertBefore, removeChild });
});

/** As Google Translate does: each text into an element of its own. */
function translate(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
}

const Lot = ({ price, won }: { price: number; won: boolean }) => (
  <p>
    {won && <b>Won</b>}
    {price} rupees {won ? "" : "by B1"} {!won && "so far"}
    {won ? <i>closed</i> : "open"}
  </p>
);

test("a page whose texts a translator has moved goes on, and says what is new (field R08)", () => {
  const { container, rerender } = render(<Lot price={100} won={false} />);
  translate(container);
  rerender(<Lot price={110} won={false} />);
  expect(container.textContent).toBe("110 rupees by B1 so faropen");
  translate(container);
  rerender(<Lot price={120} won />);
  expect(container.textContent).toBe("Won120 rupees  closed");
  rerender(<Lot price={130} won={false} />);
  expect(container.textContent).toContain("130 rupees");
});
