import type { Award } from "@rebale/contract/awards";
import { CHARGES, type ChargeKind } from "@rebale/contract/awards/charges";
import { afterAll, expect, test } from "vitest";
import { addedDues, proceedsOf } from "./sums.rules.ts";

const charges: Record<string, ChargeKind> = CHARGES;
charges.handling_fee = {
  ...{ payee: "market", taken: "release", gst: { sac: "996719" } },
  ...{ paper: "fee", onPaper: "Handling fee", foreseen: false },
};
afterAll(() => {
  delete charges.handling_fee;
});

test("a charge that is a row of the table is shown to the buyer, and counts for who has it", () => {
  const due = (kind: string, amount: number, gst: number) => ({ kind, amount, gst, due_at: "" });
  const dues = [due("price", 100, 0), due("fee", 5, 0.9), due("late_fee", 2, 0.36)];
  const award = { dues: [...dues, due("handling_fee", 10, 1.8)] } as unknown as Award;
  expect(addedDues(award).map(({ kind }) => kind)).toEqual(["late_fee", "handling_fee"]);
  expect(proceedsOf(award)).toBe(102.36);
});
