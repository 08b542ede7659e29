import { banking, rupees } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { listEndpoint, shortListEndpoint } from "../../../platform/lists/list-endpoint.ts";
import {
  ensureDemoAccount,
  listHolderAccounts,
  presentHolderAccount,
} from "../holder-accounts/holder-accounts.store.ts";
import { makeHolderAccount } from "../holder-accounts/make-holder-account.ts";
import { decideLine } from "./decide-line.ts";
import { importStatement } from "./import-statement.ts";
import { type LineRow, listStatementLines, meaningOf, readLine } from "./statement-lines.store.ts";

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
  endpoint(app, banking.decideLine, async ({ caller, params, body }) => {
    await decideLine(deps, caller.userId, params.id, body);
    return { data: presentLine(await readLine(db, params.id)) };
  });
  listEndpoint(app, deps, banking.statementLines, async ({ query }) => ({
    listing: listStatementLines(db, query),
    present: presentLine,
  }));
}

const presentLine = (row: LineRow): banking.StatementLine => ({
  _id: String(row.id),
  holder_account: row.account,
  day: row.day,
  utr: row.utr,
  words: row.words,
  amount: rupees(row.amount),
  balance: rupees(row.balance),
  matched: meaningOf(row),
  read_at: row.uploaded_at.toISOString(),
});
