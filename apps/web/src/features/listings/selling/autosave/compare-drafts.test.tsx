// @vitest-environment jsdom
import { MantineProvider } from "@mantine/core";
import type { Category } from "@rebale/contract/listings";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { typedTerms } from "../../../../shared/terms/sale-terms.rules.ts";
import { type Draft, emptyDraft } from "../selling.rules.ts";
import { CompareDrafts } from "./compare-drafts.tsx";
import type { SavedDraft } from "./draft-content.ts";

beforeAll(() => {
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

const scrap = { _id: "8", title: "Shavings" };
const categories = [{ _id: "7", title: "Metal", sub_category: [scrap] }] as unknown as Category[];
const sites = [{ _id: "9", name: "Yard" }] as never;

const at = "2026-11-20T08:00:00.000Z";
const here: Draft = { ...emptyDraft, category_id: "7", unit: "MT" };
/** Every field, as it was typed on the other device. */
const there: Draft = {
  ...{ category_id: "", sub_category_id: "8", title: "Shafts", lot_no: "L1", quantity: "3" },
  ...{ unit: "kg", basis: "mt", description: "Oiled", asking_price: "9", reserve_price: "9" },
  ...{ state: "Goa", city: "Panaji", pincode: "403001", site_id: "9", bid_increment: "1" },
  ...{ start_at: "2027-01-01T10:00", end_at: "2027-01-02T10:00", deposit: "percent 10" },
  ...{ pay_through: "market" },
  terms: JSON.stringify({ ...typedTerms(null), payment_days: "3" }),
};

test.each(Object.keys(there) as (keyof Draft)[])(
  "a draft that was changed elsewhere in its %s shows it, before its seller chooses",
  (field) => {
    const fields = { ...here, [field]: there[field] };
    const theirs = { fields, images: [], catalog: null, changed_at: at, changed_from: null };
    const draft = {
      ...{ fields: here, pictures: [], catalog: null, at: "changed", theirs },
    } as unknown as SavedDraft;
    const nothing = () => undefined;
    render(
      <MantineProvider>
        <CompareDrafts {...{ draft, categories, sites }} onResolve={nothing} onClose={nothing} />
      </MantineProvider>,
    );
    expect(screen.getAllByRole("rowheader", { hidden: true })).toHaveLength(1);
  },
);
