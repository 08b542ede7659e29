// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeCalls } from "../../../../lib/api/fake-calls.ts";
import { PictureField } from "./picture-field.tsx";
import { type Picture, sentWith } from "./stored.ts";

beforeAll(() => {
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const aFile = (name: string) => new File([name], `${name}.png`, { type: "image/png" });
const png = (name: string) => ({ file: aFile(name) });

let now: readonly Picture[];
interface FieldProps {
  first?: Picture[];
  material?: string | null;
}
function Field({ first = ["a", "b", "c"].map(png), material = null }: FieldProps) {
  const [pictures, setPictures] = useState(first);
  now = pictures;
  return (
    <MantineProvider>
      <PictureField pictures={pictures} material={material} onChange={setPictures} />
    </MantineProvider>
  );
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

const stored = (name: string) => ({ image: `${name}.webp`, width: 4, height: 3, alt: name });

test("(S5.9) pictures that the market keeps already are ordered, removed and joined likewise", async () => {
  render(<Field first={["front", "rear"].map(stored)} />);
  expect(screen.getAllByRole("img")[0]?.getAttribute("src")).toContain("/uploads/front.webp");
  screen.getByRole("button", { name: "Move rear forward" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(sentWith(now)).toEqual({ order: "rear.webp,front.webp", images: [] });
  const file = aFile("new");
  await userEvent.upload(screen.getByLabelText("Pictures"), file);
  await userEvent.click(screen.getByRole("button", { name: "Move new.png forward" }));
  expect(sentWith(now)).toEqual({ order: "rear.webp,+,front.webp", images: [file] });
  await userEvent.click(screen.getByRole("button", { name: "Remove rear" }));
  expect(sentWith(now)).toEqual({ order: "+,front.webp", images: [file] });
});

test("(S5.9) a picture of a weigh slip is told apart before and after it is sent", async () => {
  render(<Field first={[png("a"), stored("rear")]} />);
  await userEvent.selectOptions(screen.getByLabelText("What a.png shows"), "Weigh slip");
  await userEvent.selectOptions(screen.getByLabelText("What rear shows"), "Test report");
  expect(sentWith(now).order).toBe("+:slip,rear.webp:report");
  await userEvent.selectOptions(screen.getByLabelText("What a.png shows"), "Goods");
  expect(sentWith(now).order).toBe("+,rear.webp:report");
});

const aShot = (shot: string, title: string, needed: boolean) => ({
  ...{ shot, title, needed, title_hi: "पूरा ढेर" },
  ...{ hint: "From a few steps back", hint_hi: "कुछ क़दम पीछे से" },
});

test("the shots of the material are asked for, and those needed that are missing are named (F53)", async () => {
  fakeCalls({
    "/api/materials/pet/photos": [
      aShot("whole", "The whole heap", true),
      aShot("near", "Close up", true),
      aShot("label", "Bag label", false),
    ],
  });
  render(<Field first={[png("a"), stored("rear")]} material="pet" />);
  const needed = await screen.findByText(/Needed and missing: The whole heap, Close up/);
  await userEvent.selectOptions(screen.getByLabelText("What rear shows"), "The whole heap");
  expect(needed.textContent).toMatch(/missing: Close up\./);
  const close = aFile("close");
  await userEvent.upload(screen.getByLabelText("Add picture: Close up (needed)"), close);
  expect(needed.textContent).toBe("All that is needed is here.");
  expect(sentWith(now)).toEqual({ order: "+,rear.webp@whole,+@near", images: [aFile("a"), close] });
  await userEvent.selectOptions(screen.getByLabelText("What rear shows"), "Test report");
  expect(sentWith(now).order).toBe("+,rear.webp:report,+@near");
});
