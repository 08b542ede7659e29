import { randomInt } from "node:crypto";
import { type Caller, type Client, each, until } from "./client.ts";
import type { Trader } from "./people.ts";
import type { Sale } from "./trading.ts";

/** Top-ups, payments, transfers and payouts. */

/** Money that reached the market, as its gateway or its bank said. */
export interface CameIn {
  readonly companyId: number;
  readonly amount: number;
  readonly by: "gateway" | "bank";
}

/** Through the demo's gateway, and until the wallet has it. */
export async function topUp(
  api: Client,
  by: Trader,
  amount: number,
  awardId?: string,
): Promise<CameIn> {
  const { order_id, payment_id } = await api.must("POST", "/wallet/top-up", {
    ...{ by, body: { amount, ...(awardId && { award_id: awardId }) } },
  });
  await api.must("POST", `/payments/demo/${order_id}`, { body: { outcome: "pay" } });
  await until(`the top-up ${payment_id} is captured`, async () => {
    const { state } = await api.must("GET", `/wallet/top-up/${payment_id}`, { by });
    return state === "captured";
  });
  return { companyId: by.companyId, amount, by: "gateway" };
}

const dueOf = async (api: Client, { id, buyer }: Sale): Promise<number> =>
  (await api.must("GET", `/award/${id}`, { by: buyer })).due;

/** Each by the gateway; the last few by a transfer that the bank's statement has. */
export async function payAll(
  api: Client,
  sales: readonly Sale[],
  { persons, day, byBank }: { persons: readonly [Caller, Caller]; day: string; byBank: number },
): Promise<CameIn[]> {
  const transfers = sales.slice(sales.length - byBank);
  const paid = await each(sales.slice(0, sales.length - byBank), async (sale) =>
    topUp(api, sale.buyer, await dueOf(api, sale), sale.id),
  );
  const told = await each(transfers, async (sale) => {
    const utr = `DEMON${String(randomInt(1e11)).padStart(11, "0")}`;
    const amount = await dueOf(api, sale);
    const body = { amount, utr, paid_on: day, award_id: sale.id };
    await api.must("POST", "/wallet/bank-transfer", { by: sale.buyer, body });
    return { sale, utr, amount };
  });
  const lines = told.map(({ sale, ...line }) => ({ ...line, payer: sale.buyer.name }));
  if (told.length > 0) await readStatement(api, persons, day, lines);
  return [
    ...paid,
    ...told.map(({ sale, amount }) => ({
      ...{ companyId: sale.buyer.companyId, amount, by: "bank" as const },
    })),
  ];
}

async function readStatement(
  api: Client,
  persons: readonly [Caller, Caller],
  day: string,
  lines: readonly { readonly utr: string; readonly amount: number; readonly payer: string }[],
): Promise<void> {
  const [holder] = await api.must("GET", "/admin/money/holder-accounts", { by: persons[0] });
  let balance = holder.last_closing as number;
  const rows = lines.map(({ utr, amount, payer }) => {
    balance = Math.round((balance + amount) * 100) / 100;
    return [day, utr, `NEFT CR-${payer}`, "", amount.toFixed(2), balance.toFixed(2)].join(",");
  });
  const csv = ["date,utr,description,debit,credit,balance", ...rows].join("\n");
  // Above a lakh it credits when a second person has sent the same.
  const sendBy = async (by: Caller) => {
    const body = new FormData();
    body.append("holder_account", holder.name);
    body.append("format", "csv");
    body.append("file", new Blob([csv], { type: "text/csv" }), "statement.csv");
    return api.must("POST", "/admin/money/statements", { by, body });
  };
  const { matched } = await sendBy(persons[0]);
  await sendBy(persons[1]);
  if (matched !== lines.length) throw new Error(`Of ${lines.length} transfers ${matched} matched`);
}

/** Sellers take out what they have; one approves, another releases, the demo's bank pays. */
export async function payOut(
  api: Client,
  sellers: readonly Trader[],
  { finance, colleague, paper }: { finance: Caller; colleague: Caller; paper: Uint8Array },
): Promise<number> {
  const asked = await each(sellers, async (by, i) => {
    const { proceeds } = await api.must("GET", "/wallet", { by });
    if (proceeds < 100) return null;
    const form = new FormData();
    form.append("holder", "Day seller");
    form.append("account_no", `5010001234${String(1000 + i)}`);
    form.append("ifsc", "HDFC0001234");
    form.append("document", new Blob([paper as BlobPart], { type: "application/pdf" }), "a.pdf");
    const { _id } = await api.must("POST", "/company/bank-accounts", { by, body: form });
    await api.must("PATCH", `/admin/money/bank-accounts/${_id}`, {
      ...{ by: finance, body: { decision: "accept" } },
    });
    // The demo's bank fails what ends in .13 and sends back what ends in .17.
    const amount = Math.floor(proceeds);
    const body = { amount, from: "proceeds", bank_account_id: _id };
    return { by, ...(await api.must("POST", "/wallet/withdrawals", { by, body })) };
  });
  const under = asked.filter((one) => one !== null);
  for (const { _id } of under) {
    const path = `/admin/money/withdrawals/${_id}`;
    await api.must("PATCH", path, { by: finance, body: { decision: "approve" } });
    await api.refused("second_person_needed", "PATCH", path, {
      ...{ by: finance, body: { decision: "release" } },
    });
    await api.must("PATCH", path, { by: colleague, body: { decision: "release" } });
  }
  await until("all payouts are done", async () => {
    const states = await each(under, async ({ by, _id }) => {
      const own = await api.must("GET", "/wallet/withdrawals", { by });
      return own.find((one: { _id: string }) => one._id === _id)?.state;
    });
    return states.every((state) => state === "done");
  });
  return under.length;
}
