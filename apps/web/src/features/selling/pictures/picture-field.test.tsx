// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { PictureField } from "./picture-field.tsx";

beforeAll(() => {
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

function Field() {
  const [pictures, setPictures] = useState(
    ["a", "b", "c"].map((name) => new File([name], `${name}.png`, { type: "image/png" })),
  );
  return <PictureField pictures={pictures} onChange={setPictures} />;
}
const order = () => screen.getAllByRole("img").map((img) => img.getAttribute("alt"));

test("pictures are put in order by keyboard", async () => {
  render(<Field />);
  screen.getByRole("button", { name: "Move c.png forward" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(order()).toEqual(["a.png", "c.png", "b.png"]);
  await userEvent.click(screen.getByRole("button", { name: "Move a.png back" }));
  expect(order()).toEqual(["c.png", "a.png", "b.png"]);
});

test("and by dragging", () => {
  render(<Field />);
  const [first, , third] = screen.getAllByRole("listitem");
  if (!first || !third) throw new Error("no pictures");
  fireEvent.dragStart(third);
  fireEvent.dragOver(first);
  fireEvent.drop(first);
  expect(order()).toEqual(["c.png", "a.png", "b.png"]);
});
