import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { ById } from "../values/fields.ts";
import { Transfer } from "./transfers.ts";
import { Withdrawal } from "./withdrawals.ts";

export const companyTransfers = operation({
  method: "GET",
  path: "/admin/companies/{id}/transfers",
  who: "admin",
  may: "wallets.read",
  summary:
    "What a company told of as paid in and what it asked to be paid out, the newest 100 each, as its owner sees it.",
  params: ById,
  reply: envelope(z.object({ paid_in: z.array(Transfer), paid_out: z.array(Withdrawal) })),
});
