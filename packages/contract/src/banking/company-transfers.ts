import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { PAYMENT_STATES } from "../payments.ts";
import { ById, IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";
import { Transfer } from "./transfers.ts";
import { Withdrawal } from "./withdrawals.ts";

const Payment = z.object({
  _id: IdOut,
  order: z.string().nullable().describe("As the gateway calls it; null before it has answered."),
  tries: z.array(z.string()).describe("The gateway's ids of payments, the newest first."),
  amount: RupeesOut,
  state: z.enum(PAYMENT_STATES),
  award_id: IdOut.nullable().describe("Null of what goes to the deposit."),
  asked_at: z.string().describe("ISO 8601."),
});

export const companyTransfers = operation({
  method: "GET",
  path: "/admin/companies/{id}/transfers",
  who: "admin",
  may: "wallets.read",
  summary:
    "What a company told of as paid in, what it paid through a gateway and what it asked to be paid out, the newest 100 each, as its owner sees it.",
  params: ById,
  reply: envelope(
    z.object({
      paid_in: z.array(Transfer),
      by_gateway: z.array(Payment),
      paid_out: z.array(Withdrawal),
    }),
  ),
});
