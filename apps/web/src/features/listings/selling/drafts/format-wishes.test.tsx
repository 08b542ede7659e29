// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import { type Draft, emptyDraft } from "../selling.rules.ts";
import { FormatWishes, PartsField } from "./format-wishes.tsx";

beforeAll(fakeBrowser);
afterEach(cleanup);

let values: () => Draft;
function Form({ errors = {} }: { errors?: Record<string, string> }) {
  const form = useForm<Draft>({ initialValues: emptyDraft, initialErrors: errors });
  values = form.getValues;
  return (
    <MantineProvider>
      <FormatWishes form={form} />
      <PartsField form={form} />
    </MantineProvider>
  );
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a seller wishes an open auction, a tender, or both, each said in a sentence (F1, F4)", () => {
  render(<Form />);
  expect(screen.getByText(/outbid them/)).toBeTruthy();
  choose("Format", "tender");
  expect(screen.getByText(/all are opened together/)).toBeTruthy();
  expect(JSON.parse(values().format)).toEqual({ kind: "tender", best: null });
  expect(screen.queryByLabelText("Auction for the best so many, if not for all")).toBeNull();
  choose("Format", "tender_auction");
  choose("Auction for the best so many, if not for all", "5");
  expect(JSON.parse(values().format)).toEqual({ kind: "tender_auction", best: "5" });
  choose("Format", "english");
  expect(values().format).toBe("");
});

test("companies needed and parts are kept as they are typed (F3, F34)", () => {
  render(<Form />);
  choose("Companies needed, if any", "3");
  choose("In parts, if any", "4");
  expect(values()).toMatchObject({ min_bidders: "3", parts: "4" });
});

test("what the market refuses stands at its field, in sight (F3)", () => {
  const refused = "From 2 to 50 companies";
  render(<Form errors={{ "format.kind": "Sealed tenders are off here", min_bidders: refused }} />);
  expect(screen.getByText("Sealed tenders are off here")).toBeTruthy();
  expect(screen.getByText(refused)).toBeTruthy();
  expect(screen.getByText("Auction or tender").closest("details")?.open).toBe(true);
});
