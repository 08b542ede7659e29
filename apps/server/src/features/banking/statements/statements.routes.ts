import { banking, formatRupees, rupees } from "@rebale/contract";
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

const NAMED_BY_ONE = {
  en: "A second person has to name the same account",
  hi: "दूसरे व्यक्ति को भी यही खाता बताना होगा",
};
const waitsText = (sum: string) => ({
  en: `${sum} wait until a second person has sent the same lines`,
  hi: `जब तक दूसरा व्यक्ति भी यही लाइनें न भेजे, ${sum} रुके रहेंगे`,
});

export function statementRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;
  shortListEndpoint(app, deps, banking.holderAccounts, async ({ caller }) => {
    await ensureDemoAccount(db, config);
    const accounts = await listHolderAccounts(db);
    return { data: accounts.map((account) => presentHolderAccount(account, caller.userId)) };
  });
  endpoint(app, banking.makeHolderAccount, async ({ caller, body, language }) => {
    const account = await makeHolderAccount(db, caller.userId, body);
    return {
      data: presentHolderAccount(account, caller.userId),
      message: account.isAgreed ? "" : NAMED_BY_ONE[language],
    };
  });
  endpoint(app, banking.readStatement, async ({ caller, body, uploads, language }) => {
    await deps.limits.upload(caller.userId, uploads[0]?.size ?? 0);
    const sent = { adminId: caller.userId, file: uploads[0], asked: body };
    const { counts, waiting } = await importStatement(deps, sent);
    const sum = formatRupees(rupees(waiting));
    return {
      data: counts,
      message: waiting === 0 ? "" : waitsText(sum)[language],
    };
  });
  endpoint(app, banking.decideLine, async ({ caller, params, body }) => {
    await decideLine(deps, caller.userId, params.id, body);
    return { data: presentLine(await readLine(db, params.id), caller.userId) };
  });
  listEndpoint(app, deps, banking.statementLines, async ({ caller, query }) => ({
    listing: listStatementLines(db, query),
    present: (row: LineRow) => presentLine(row, caller.userId),
  }));
}

const presentLine = (row: LineRow, userId: number): banking.StatementLine => ({
  _id: String(row.id),
  holder_account: row.account,
  day: row.day,
  utr: row.utr,
  words: row.words,
  amount: rupees(row.amount),
  balance: rupees(row.balance),
  matched: meaningOf(row),
  asked:
    row.asked_other === null || row.asked_by === null || row.agreed_by !== null
      ? null
      : {
          ...{ other: row.asked_other, words: row.asked_words },
          ...{ by: row.asker ?? "", by_you: row.asked_by === userId },
        },
  read_at: row.uploaded_at.toISOString(),
});
