import { banking } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../../platform/audit/audit.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { listEndpoint } from "../../../platform/lists/list-endpoint.ts";
import { searchText } from "../../../platform/lists/list-query.ts";
import { accountDeps } from "../../accounts/index.ts";
import { addBankAccount, removeBankAccount } from "./add-bank-account.ts";
import { accountsOf, type BankAccountRow, listBankAccounts } from "./bank-accounts.store.ts";
import { objectToAccount } from "./object-to-account.ts";
import { presentBankAccount, presentForOffice } from "./present-bank-account.ts";
import { reviewBankAccount } from "./review-bank-account.ts";

export function bankAccountRoutes(app: FastifyInstance, given: Deps): void {
  const deps = accountDeps(given);
  const { db } = deps;
  endpoint(app, banking.bankAccounts, async ({ caller }) => ({
    data: await Promise.all(
      (await accountsOf(db, caller.company.companyId)).map(presentBankAccount),
    ),
  }));
  endpoint(app, banking.addBankAccount, async ({ caller, body, uploads }) => ({
    data: await presentBankAccount(await addBankAccount(deps, caller, body, uploads)),
    message: "Your account is sent. Our team will check it against the document",
  }));
  endpoint(app, banking.removeBankAccount, async ({ caller, params }) => {
    await removeBankAccount(deps, caller, params.id);
    return { data: null };
  });
  endpoint(app, banking.objectToBankAccount, async ({ body }) => {
    await objectToAccount(deps, body.token);
    return { data: null, message: "The bank account is on hold, and our team is told" };
  });
  listEndpoint(app, deps, banking.officeBankAccounts, async ({ caller, query }) => {
    const look = { action: "account numbers read", subject: "bank accounts" };
    await noteLook(db, { adminId: caller.userId, ...look });
    return {
      listing: listBankAccounts(db, { status: query.status, q: searchText(query.q) }),
      presentAll: (rows: readonly BankAccountRow[]) =>
        Promise.all(rows.map((row) => presentForOffice(deps, row))),
    };
  });
  endpoint(app, banking.reviewBankAccount, async ({ caller, params, body }) => ({
    data: await presentForOffice(
      deps,
      await reviewBankAccount(deps, caller.userId, params.id, body),
    ),
  }));
}
