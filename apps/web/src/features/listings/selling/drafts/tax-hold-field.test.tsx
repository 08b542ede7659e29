// @vitest-environment jsdom
import { useForm } from "@mantine/form";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import {
  readTyped,
  termsBody,
  termsFaults,
  typedTerms,
  usualBody,
} from "../../../../shared/terms/sale-terms.rules.ts";
import { WithMantine } from "../../../../ui/mantine/with-mantine.tsx";
import { type Draft, emptyDraft } from "../selling.rules.ts";
import { TaxHoldField } from "./tax-hold-field.tsx";

beforeAll(fakeBrowser);
afterEach(cleanup);

let typed = "";
function Field({ offered, draft }: { offered: boolean; draft: Partial<Draft> }) {
  const form = useForm<Draft>({ initialValues: { ...emptyDraft, ...draft } });
  typed = form.getValues().terms;
  return <TaxHoldField form={form} offered={offered} />;
}
const show = (offered: boolean, draft: Partial<Draft> = { pay_through: "market" }) =>
  render(
    <WithMantine>
      <Field offered={offered} draft={draft} />
    </WithMantine>,
  );
const choice = () => screen.getByLabelText("Do you offer it?");

test("a seller offers it by how often they file, or for days of their own (O2)", () => {
  show(true);
  const choices = [...choice().querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(choices).toEqual([
    "No",
    "For 75 days: I file every month",
    "For 120 days: I file every quarter",
    "For 45 days: I am a micro or small enterprise",
    "For other days",
  ]);
  screen.getByText(/Micro and small enterprises: take 45 days or leave it/);
  fireEvent.change(choice(), { target: { value: "120" } });
  expect(termsBody(readTyped(typed))?.tax_hold_days).toBe("120");
  fireEvent.change(choice(), { target: { value: "other" } });
  fireEvent.change(screen.getByLabelText("Days after each invoice"), { target: { value: "60" } });
  expect(termsBody(readTyped(typed))?.tax_hold_days).toBe("60");
  fireEvent.change(choice(), { target: { value: "" } });
  expect(termsBody(readTyped(typed))).toBeNull();
});

test("where the market does not let it be offered nothing is asked, but what was offered can be taken back (O1)", () => {
  show(false);
  expect(screen.queryByText("GST-safe sale")).toBeNull();
  cleanup();
  const terms = JSON.stringify({ ...typedTerms(null), tax_hold_days: "75" });
  show(false, { terms, pay_through: "parties" });
  screen.getByText(/Only for lots that are paid through Rebale/);
  fireEvent.change(choice(), { target: { value: "" } });
  expect(readTyped(typed).tax_hold_days).toBe("");
});

test.each(["44", "151", "60.5"])("%s days are refused beside the field (O2)", (tax_hold_days) => {
  const faults = termsFaults({ ...typedTerms(null), tax_hold_days });
  expect(faults).toEqual({ tax_hold_days: "Use 45 to 150 whole days" });
});

test("usual terms carry none of it (O2)", () => {
  const terms = { ...typedTerms(null), payment_days: "3", tax_hold_days: "75" };
  expect(usualBody(terms)).not.toHaveProperty("tax_hold_days");
  expect(usualBody({ ...typedTerms(null), tax_hold_days: "75" })).toBeNull();
});
