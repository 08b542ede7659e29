// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { typedTerms } from "../../../../shared/terms/sale-terms.rules.ts";
import { type Draft, emptyDraft } from "../selling.rules.ts";
import { DraftFacts } from "./draft-facts.tsx";

afterEach(cleanup);
const shows = (fields: Partial<Draft>, words: string) => {
  render(<DraftFacts fields={{ ...emptyDraft, ...fields }} />);
  expect(screen.getByText(words)).toBeTruthy();
  cleanup();
};

test("before it is sent a product shows its price, what that is for, and its terms (trader 22)", () => {
  const heap = { quantity: "3", unit: "MT", asking_price: "1,20,000" };
  shows(heap, "As a whole · ₹1,20,000 (₹40/kg)");
  shows({ ...heap, basis: "mt" }, "By the MT · ₹1,20,000/MT (₹3,60,000 for the lot)");
  shows({ quantity: "3" }, "As a whole · no price asked");
  shows({}, "Terms: the usual ones of this material");
  const terms = { ...typedTerms(null), payment_days: "3", lifting_days: "1" };
  shows({ terms: JSON.stringify(terms) }, "Terms: payment within 3 days, lifting within 1 day");
  const loading = { ...typedTerms(null), loading_by: "buyer" };
  shows({ terms: JSON.stringify(loading) }, "Terms: your own");
});

test("before it is sent a product shows how it is sold otherwise than most, and to whom (F54)", () => {
  const tender = JSON.stringify({ kind: "tender", best: null });
  shows({ format: tender, min_bidders: "2" }, "Sealed tender · 2 companies needed");
  shows({ invite_list_id: "7" }, "Invited companies alone");
  render(<DraftFacts fields={emptyDraft} />);
  expect(screen.queryByText(/Open auction|companies/)).toBeNull();
});
