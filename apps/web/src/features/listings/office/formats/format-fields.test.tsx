// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import { type ApprovalFields, approvalDefaults } from "../approval.rules.ts";
import { Money } from "../approval-fields.tsx";
import { FormatFields } from "./format-fields.tsx";

beforeAll(fakeBrowser);
afterEach(cleanup);

const lot = {
  format: { kind: "english", stage: null, best: null },
  ...{ relist_of: null, deposit: null, terms: null, proposed_terms: null, usual_terms: null },
  ...{ start_at: null, end_at: null, hard_end_at: null },
  proposed_start_at: null,
  proposed_end_at: null,
} as unknown as Parameters<typeof approvalDefaults>[0];

let values: () => ApprovalFields;
function Form({ errors = {} }: { errors?: Record<string, string> }) {
  const form = useForm({
    initialValues: approvalDefaults(lot, Date.UTC(2026, 10, 29)),
    initialErrors: errors,
  });
  values = form.getValues;
  return (
    <MantineProvider>
      <FormatFields form={form} />
      <Money form={form} />
    </MantineProvider>
  );
}
const choose = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const OPENED = /^Tenders are opened/;

test("the office sees the fields of the chosen format alone (F1, F3)", () => {
  render(<Form />);
  expect(screen.queryByLabelText(OPENED)).toBeNull();
  expect(screen.queryByText(/Sealed until the opening/)).toBeNull();
  choose(/^Format/, "tender");
  expect(screen.getByText(/Its deposit is an amount/)).toBeTruthy();
  expect(screen.queryByLabelText(OPENED)).toBeNull();
  choose(/^Format/, "tender_auction");
  choose(OPENED, "2026-12-01T16:00");
  choose(/^For the best so many/, "2");
  expect(values().format).toMatchObject({
    ...{ kind: "tender_auction", tender_end_at: "2026-12-01T16:00" },
  });
  expect(String(values().format.best)).toBe("2");
});

test("a sealed tender offers no share of the bid as its deposit (F3)", () => {
  render(<Form />);
  const share = () => screen.queryByRole("option", { name: "A share of the bid" });
  expect(share()).toBeTruthy();
  choose(/^Format/, "tender");
  expect(share()).toBeNull();
});

test("a refused time of the opening stands at its field (F3)", () => {
  render(<Form errors={{ "format.tender_end_at": "Between the start and the end" }} />);
  choose(/^Format/, "tender_auction");
  const field = screen.getByLabelText(OPENED);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
