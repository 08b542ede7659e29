import { banking } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { shortListEndpoint } from "../../../platform/lists/list-endpoint.ts";
import {
  ensureDemoAccount,
  listHolderAccounts,
  presentHolderAccount,
} from "../holder-accounts/holder-accounts.store.ts";
import { makeHolderAccount } from "../holder-accounts/make-holder-account.ts";
import { importStatement } from "./import-statement.ts";

export function statementRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  shortListEndpoint(app, deps, banking.holderAccounts, async () => {
    await ensureDemoAccount(db, config);
    return { data: (await listHolderAccounts(db)).map(presentHolderAccount) };
  });
  endpoint(app, banking.makeHolderAccount, async ({ caller, body }) => ({
    data: presentHolderAccount(await makeHolderAccount(db, caller.userId, body)),
  }));
  endpoint(app, banking.readStatement, async ({ caller, body, uploads }) => {
    await deps.limits.upload(caller.userId, uploads[0]?.size ?? 0);
    const sent = { adminId: caller.userId, file: uploads[0], asked: body };
    return { data: await importStatement(deps, sent) };
  });
}
