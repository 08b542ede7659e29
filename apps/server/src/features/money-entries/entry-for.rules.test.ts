import type { Paise } from "@rebale/contract/values/money";
import { paise } from "@rebale/contract/values/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { entryFor } from "./entry-for.rules.ts";
import type { JournalEvent } from "./journal-event.ts";

const [B, S] = [7, 8];
const names: Record<number, string> = { [B]: "B.", [S]: "S." };
/** As a bookkeeper writes it: debit, credit, rupees. */
const written = (event: JournalEvent) => {
  const entry = entryFor(event);
  const sides = (entry?.lines ?? []).map(
    ({ kind, companyId, amount }) => `${companyId ? names[companyId] : ""}${kind} ${amount / 100}`,
  );
  return [entry?.key, ...sides];
};

const rzp = { gateway: "rzp", paymentId: "pay_1" };
const neft = { holderAccount: "Demo Bank", utr: "SBIN0001" };
const award = { awardId: 5, companyId: B };
const sale = { awardId: 5, buyerId: B, sellerId: S };
const wd = { withdrawalId: "w1", companyId: B, from: "deposit" } as const;
const none = { fee: paise(0), feeGst: paise(0), gstTcs: paise(0), incomeTds: paise(0) };

test.each<[string, JournalEvent, unknown[]]>([
  [
    "J1 a top-up that was captured",
    { kind: "top_up", companyId: B, amount: paise(10_000), ...rzp },
    ["rzp:pay_1", "gateway 10000", "B.deposit -10000"],
  ],
  [
    "J2 a bank transfer that was matched",
    { kind: "bank_transfer", companyId: B, amount: paise(10_000), ...neft },
    ["utr:Demo Bank:SBIN0001", "bank 10000", "B.deposit -10000"],
  ],
  [
    "J3 a receipt of nobody",
    { kind: "transfer_in_suspense", amount: paise(10_000), ...neft },
    ["utr:Demo Bank:SBIN0001", "bank 10000", "suspense -10000"],
  ],
  [
    "J3 a receipt that is found to be a company's",
    { kind: "transfer_placed", receiptId: 3, companyId: B, amount: paise(10_000) },
    ["susp:3", "suspense 10000", "B.deposit -10000"],
  ],
  [
    "J3 a receipt that is sent back",
    { kind: "transfer_returned", receiptId: 3, amount: paise(10_000) },
    ["susp:3", "suspense 10000", "bank -10000"],
  ],
  [
    "J4 the gateway settles ₹2,00,000",
    {
      ...{ kind: "gateway_settlement", settlementId: "setl_1", amount: paise(200_000) },
      ...{ charges: paise(4000), gst: paise(720) },
    },
    [
      ...["setl:setl_1", "bank 195280", "gateway -195280"],
      ...["gateway_charges 4000", "gateway -4000", "gst_input 720", "gateway -720"],
    ],
  ],
  [
    "J5 a win with a deposit",
    { kind: "win", ...award, emd: paise(160_500) },
    ["win:5", "B.deposit 160500", "B.held -160500"],
  ],
  [
    "J6 a payment above what is due",
    {
      ...{ kind: "award_payment", ...award, amount: paise(1000), due: paise(900) },
      from: { via: "gateway", ...rzp },
    },
    ["rzp:pay_1", "gateway 900", "B.paid_in -900", "gateway 100", "B.deposit -100"],
  ],
  [
    "J6 a payment from the bank",
    {
      ...{ kind: "award_payment", ...award, amount: paise(900), due: paise(1000) },
      from: { via: "bank", ...neft },
    },
    ["utr:Demo Bank:SBIN0001", "bank 900", "B.paid_in -900"],
  ],
  [
    "J6 a payment from the wallet takes no more than is due",
    {
      ...{ kind: "award_payment", ...award, amount: paise(1000), due: paise(900) },
      from: { via: "wallet", paymentId: 4 },
    },
    ["pay:4", "B.deposit 900", "B.paid_in -900"],
  ],
  [
    "J7 the EMD is set off",
    { kind: "emd_set_off", ...award, amount: paise(160_500) },
    ["setoff:5", "B.held 160500", "B.paid_in -160500"],
  ],
  [
    "J8 the buyer's fee",
    { kind: "buyer_fee", ...award, fee: paise(16_050), gst: paise(2889) },
    ["fee:5", "B.paid_in 16050", "fees -16050", "B.paid_in 2889", "gst_on_fees -2889"],
  ],
  [
    "J9 a truck is released",
    {
      ...{ kind: "trip_released", ...sale, tripId: 2, ...none },
      ...{ invoice: paise(1000), extras: paise(0), fee: paise(5), feeGst: paise(0.9) },
    },
    [
      ...["trip:2", "B.paid_in 1000", "S.proceeds -1000"],
      ...["S.proceeds 5", "fees -5", "S.proceeds 0.9", "gst_on_fees -0.9"],
    ],
  ],
  [
    "J9 and J11 the last truck, where the market collects the consideration",
    {
      ...{ kind: "trip_released", ...sale, tripId: 2, fee: paise(0), feeGst: paise(0) },
      ...{ invoice: paise(1000), extras: paise(60), gstTcs: paise(5), incomeTds: paise(1) },
    },
    [
      ...["trip:2", "B.paid_in 1000", "S.proceeds -1000", "B.paid_in 60", "S.proceeds -60"],
      ...["S.proceeds 5", "gst_tcs -5", "S.proceeds 1", "income_tds -1"],
    ],
  ],
  [
    "J10 an award is cancelled, and its fee given back",
    {
      ...{ kind: "award_money_back", moveId: 6, ...award, paidIn: paise(80), held: paise(0) },
      ...{ fee: paise(10), feeGst: paise(1.8) },
    },
    [
      ...["back:6", "B.paid_in 80", "B.deposit -80", "fees 10", "B.deposit -10"],
      ...["gst_on_fees 1.8", "B.deposit -1.8"],
    ],
  ],
  [
    "J12 a claim is allowed before the truck is released",
    { kind: "claim_allowed", ...sale, claimId: 9, amount: paise(50), proceeds: null },
    ["claim:9", "B.paid_in 50", "B.deposit -50"],
  ],
  [
    "J12 a claim is allowed later, and the seller has too little",
    { kind: "claim_allowed", ...sale, claimId: 9, amount: paise(50), proceeds: paise(30) },
    ["claim:9", "S.proceeds 30", "B.deposit -30", "S.owed 20", "B.deposit -20"],
  ],
  [
    "J13 a deposit is forfeited, and goes to the seller less the market's part",
    {
      ...{ kind: "forfeit", ...sale, moveId: 6, held: paise(100), paidIn: paise(0) },
      ...{ toSeller: paise(88.2), fee: paise(10), feeGst: paise(1.8) },
    },
    [
      ...["forfeit:6", "B.held 100", "forfeits -100", "forfeits 88.2", "S.proceeds -88.2"],
      ...["forfeits 10", "fees -10", "forfeits 1.8", "gst_on_fees -1.8"],
    ],
  ],
  [
    "J14 a withdrawal is asked for",
    { kind: "withdrawal_asked", ...wd, amount: paise(39_500) },
    ["wd:w1:asked", "B.deposit 39500", "B.leaving -39500"],
  ],
  [
    "J14 it is sent",
    { kind: "withdrawal_sent", withdrawalId: "w1", companyId: B, amount: paise(39_500) },
    ["wd:w1:sent", "B.leaving 39500", "bank -39500"],
  ],
  [
    "J14 it fails",
    { kind: "withdrawal_failed", ...wd, amount: paise(39_500) },
    ["wd:w1:failed", "B.leaving 39500", "B.deposit -39500"],
  ],
  [
    "J14 the bank sends it back",
    { kind: "withdrawal_reversed", ...wd, from: "proceeds", amount: paise(39_500) },
    ["wd:w1:reversed", "bank 39500", "B.proceeds -39500"],
  ],
  [
    "J15 proceeds become deposit",
    { kind: "proceeds_moved", moveKey: "k", companyId: B, amount: paise(20) },
    ["move:k", "B.proceeds 20", "B.deposit -20"],
  ],
  [
    "J16 a chargeback is lost, and the deposit covers part of it",
    {
      ...{ kind: "chargeback", disputeId: "d", companyId: B },
      ...{ amount: paise(50), deposit: paise(20) },
    },
    ["cb:d", "B.deposit 20", "gateway -20", "B.owed 30", "gateway -30"],
  ],
])("%s (M37)", (_, event, expected) => expect(written(event)).toEqual(expected));

test("J17 a reversal negates every line and names what it reverses (M34)", () => {
  const win = entryFor({ kind: "win", ...award, emd: paise(160_500) });
  const lines = win?.lines ?? [];
  const back = entryFor({ kind: "reversal", entryId: 31, awardId: 5, lines });
  expect(back).toMatchObject({ key: "rev:31", kind: "reversal", reverses: 31, awardId: 5 });
  expect(back?.lines).toEqual(lines.map((line) => ({ ...line, amount: -line.amount })));
});

test("whatever the amounts, the lines of an entry sum to zero, and none of them is zero (M35)", () => {
  const amount = fc.integer({ min: 0, max: 1e13 }) as fc.Arbitrary<Paise>;
  const events = fc.oneof(
    fc.record({
      ...{ kind: fc.constant("award_payment" as const), amount, due: amount },
      ...{ awardId: fc.constant(5), companyId: fc.constant(B) },
      from: fc.constantFrom(
        { via: "gateway" as const, ...rzp },
        { via: "wallet" as const, paymentId: 1 },
      ),
    }),
    fc.record({
      ...{ kind: fc.constant("trip_released" as const), tripId: fc.nat() },
      ...{ awardId: fc.constant(5), buyerId: fc.constant(B), sellerId: fc.constant(S) },
      ...{ invoice: amount, extras: amount, fee: amount, feeGst: amount },
      ...{ gstTcs: amount, incomeTds: amount },
    }),
  );
  fc.assert(
    fc.property(events, (event) => {
      const entry = entryFor(event);
      if (!entry) return;
      expect(entry.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
      expect(entry.lines.length).toBeGreaterThan(1);
      for (const line of entry.lines) expect(line.amount).not.toBe(0);
    }),
  );
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])(
  "an amount of %s paise is a bug and is not booked (M35)",
  (n) => {
    const event = { kind: "top_up", companyId: B, amount: n as Paise, ...rzp } as const;
    expect(() => entryFor(event)).toThrow("No amount to book");
  },
);

test("where no money moved there is no entry (M16)", () => {
  expect(entryFor({ kind: "win", ...award, emd: paise(0) })).toBeNull();
});
