import { paise } from "@rebale/contract/values/money";
import { expect, test } from "vitest";
import { settlementsIn } from "../settled-lines.rules.ts";
import type { SettledRow } from "./razorpay-shapes.ts";
import { settledLines } from "./settlements.rules.ts";

const row = (over: Partial<SettledRow> = {}): SettledRow => ({
  ...{ type: "payment", debit: paise(0), credit: paise(195_280), amount: paise(200_000) },
  ...{ tax: paise(720), settled: true, settlement_id: "setl_1", settlement_utr: "UTR1" },
  ...{ method: "upi", ...over },
});

test("2,00,000 that arrive as 1,95,280 are charged 4,000 and 720 tax (M27)", () => {
  expect(settlementsIn(settledLines([row()]))).toMatchObject([
    {
      ...{ settlementId: "setl_1", utr: "UTR1", amount: paise(200_000) },
      ...{ fee: paise(4000), tax: paise(720) },
    },
  ]);
});

test("what is taken back lessens what there was to settle; what is not settled, or came to a virtual account, is left out (M27)", () => {
  const rows = [
    row(),
    row({
      type: "adjustment",
      debit: paise(1000),
      credit: paise(0),
      amount: paise(1000),
      tax: paise(0),
    }),
    row({ settled: false }),
    row({ method: "bank_transfer" }),
    row({ settlement_id: null }),
    row({ settlement_id: "setl_2", amount: paise(100), credit: paise(100), tax: paise(0) }),
  ];
  const [first, second] = settlementsIn(settledLines(rows));
  expect(first).toMatchObject({ amount: paise(199_000), fee: paise(4000), tax: paise(720) });
  expect(second).toMatchObject({ settlementId: "setl_2", amount: paise(100), fee: 0, tax: 0 });
});
