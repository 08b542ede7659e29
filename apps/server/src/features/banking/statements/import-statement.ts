import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  type Body,
  type banking,
  type DataOf,
  formatRupees,
  type Paise,
  rupees,
} from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { inspectFile } from "../../../platform/inspect-files/index.ts";
import { accountDeps } from "../../accounts/index.ts";
import { postEntries } from "../../journal/index.ts";
import { managersOf, type Notice, notice, notifyMembers } from "../../notifications/index.ts";
import type { SecretKeys } from "../bank-accounts/account-numbers.ts";
import {
  ensureDemoAccount,
  findHolderAccount,
  type HolderAccount,
  lockHolderAccount,
} from "../holder-accounts/holder-accounts.store.ts";
import { enterReceived } from "../transfers/enter-received.ts";
import { agreeTo } from "./claims.store.ts";
import { creditClaims } from "./credit-claims.ts";
import type { BorneOut } from "./enter-lines.store.ts";
import { type Entered, enterLines, noEntered } from "./enter-lines.ts";
import { countKnown } from "./place-lines.rules.ts";
import type { Parsed, StatementLine } from "./statement.rules.ts";
import { insertStatement, isRead, linesSince, moveEnd, today } from "./statements.store.ts";

type Counts = DataOf<typeof banking.readStatement>;
/** The counts, and paise that wait for a second person. */
interface Read {
  readonly counts: Counts;
  readonly waiting: Paise;
}
interface Sent {
  readonly adminId: number;
  readonly file: Upload | undefined;
  readonly asked: Body<typeof banking.readStatement>;
}
interface Statement {
  readonly lines: readonly StatementLine[];
  readonly opening: StatementLine["balance"];
  readonly fileHash: Buffer;
}

const module = new URL("./statement-file.ts", import.meta.url).href;
const MAX_LINES = 100_000;
/** Lines that are worked on at once: in between, others have the process. */
const CHUNK = 5_000;

/**
 * Reads a statement of one of the holder's accounts: all of its new lines or, where it does not
 * join the lines before, none.
 * @throws Problem invalid_input without a file or for an unknown account, statement_unreadable
 * with what is wrong in which row, statement_gap, too_busy
 */
export async function importStatement(deps: Deps, { adminId, file, asked }: Sent): Promise<Read> {
  const { db, config } = deps;
  const keys = accountDeps(deps);
  const statement = await readFileOf(file, asked.format);
  await ensureDemoAccount(db, config);
  const account = await findHolderAccount(db, asked.holder_account);
  if (!account)
    throw new Problem("invalid_input", {
      path: "holder_account",
      msg: { en: "There is no such account", hi: "ऐसा कोई खाता नहीं है" },
    });
  // Asked of the database before a connection is held: it is kept from then on.
  await keys.secretKeys();
  const read = await db.transaction().execute(async (tx) => {
    const locked = await lockHolderAccount(tx, account.id);
    return enterStatement(tx, config.home, { account: locked, statement, adminId, keys });
  });
  await enterReceived(deps);
  return read;
}

async function readFileOf(file: Upload | undefined, format: string): Promise<Statement> {
  if (format === "mt940")
    throw new Problem("statement_unreadable", {
      path: "format",
      msg: {
        en: "MT940 is not read here. Send the statement as CSV or as a workbook",
        hi: "यहाँ MT940 नहीं पढ़ा जाता। स्टेटमेंट CSV या .xlsx में भेजिए",
      },
    });
  if (!file)
    throw new Problem("invalid_input", {
      path: "file",
      msg: {
        en: "Choose a workbook (.xlsx) or a table (.csv)",
        hi: "एक .xlsx या .csv फ़ाइल चुनिए",
      },
    });
  const { path, sender } = file;
  const parsed = await inspectFile<Parsed>({ module, path, most: MAX_LINES, sender }).catch(
    (error: unknown) => {
      throw error instanceof Problem
        ? error
        : new Problem("statement_unreadable", { path: "file" });
    },
  );
  if ("faults" in parsed) throw new Problem("statement_unreadable", { errors: parsed.faults });
  if ("gapAt" in parsed)
    throw new Problem("statement_gap", {
      path: `row ${parsed.gapAt}, balance`,
      msg: {
        en: "This balance is not the one before and the line's amount: a line lacks before it",
        hi: "यह बैलेंस पिछले बैलेंस और इस लाइन की रकम से नहीं मिलता: बीच की कोई लाइन छूटी है",
      },
    });
  return { ...parsed, fileHash: hash("sha256", await readFile(path), "buffer") };
}

interface Entering {
  readonly account: HolderAccount;
  readonly statement: Statement;
  readonly adminId: number;
  readonly keys: SecretKeys;
}

async function enterStatement(
  tx: Tx,
  home: string,
  { account, statement, adminId, keys }: Entering,
): Promise<Read> {
  const { lines } = statement;
  const last = await today(tx);
  const none = { matched: 0, mismatched: 0, unknown: 0 };
  // A file with its head alone comes again with the same bytes.
  const fileHash =
    lines.length > 0 ? statement.fileHash : hash("sha256", `no lines ${last}`, "buffer");
  if (await isRead(tx, account.id, fileHash)) {
    await agreeTo(tx, account.id, adminId, lines);
    const counts = { ...none, lines: lines.length, repeated: lines.length };
    return { counts, waiting: 0 as Paise };
  }
  const opening = lines.length > 0 ? statement.opening : account.lastClosing;
  if (lines.some(({ day }) => day > last))
    throw new Problem("statement_unreadable", {
      path: "file",
      msg: { en: "It has days still to come", hi: "इसमें आने वाले दिन भी हैं" },
    });
  const known = await linesSince(tx, account.id, lines.map(({ day }) => day).sort()[0] ?? last);
  const repeated = countKnown(lines, opening, known, account.lastClosing);
  if (repeated === null) throw gap(opening, account.lastClosing);

  const fresh = lines.slice(repeated);
  const of = { accountId: account.id, fileHash, lines, opening, by: adminId, today: last };
  const statementId = await insertStatement(tx, of);
  await agreeTo(tx, account.id, adminId, lines.slice(0, repeated));
  const entering = { account, statementId, adminId, keys };
  let entered = noEntered;
  for (let from = 0; from < fresh.length; from += CHUNK) {
    const chunk = fresh
      .slice(from, from + CHUNK)
      .map((line, i) => ({ ...line, no: account.lines + from + i + 1 }));
    entered = await enterLines(tx, entering, chunk, entered);
  }
  await moveEnd(tx, account, fresh, last);
  // Last: until the commit, companies' accounts wait for it.
  const { credits, credited, waiting } = await creditClaims(tx, entering, entered.borneOut);
  const entries = [...credits, ...entered.cameBack];
  for (let from = 0; from < entries.length; from += CHUNK)
    await postEntries(tx, entries.slice(from, from + CHUNK));
  await notifyMembers(tx, home, await noticesOf(tx, { ...entered, credited }));
  const { matched, mismatched, unknown } = entered;
  const counts = { lines: lines.length, matched, mismatched, unknown, repeated };
  await writeAudit(tx, {
    adminId,
    action: "statement read",
    subject: `Account ${account.name}`,
    details: { statement_id: statementId, ...counts, waiting_paise: waiting },
  });
  return { counts, waiting };
}

function gap(opening: Statement["opening"], closing: Statement["opening"]) {
  const [begins, ended] = [formatRupees(rupees(opening)), formatRupees(rupees(closing))];
  return new Problem("statement_gap", {
    path: "file",
    msg: {
      en: `The opening balance is ${begins}, and the last statement ended at ${ended}`,
      hi: `शुरुआती बैलेंस ${begins} है, और पिछला स्टेटमेंट ${ended} पर ख़त्म हुआ था`,
    },
  });
}

const extras = { link: "/wallet" };

/** The notices that a statement brings. */
async function noticesOf(
  tx: Tx,
  entered: Pick<Entered, "mismatches" | "reversed"> & { readonly credited: readonly BorneOut[] },
): Promise<Notice[]> {
  const { reversed, credited } = entered;
  const mismatches = entered.mismatches.filter(({ claimed, received }) => claimed !== received);
  const told = [...mismatches, ...reversed, ...credited].map(({ companyId }) => companyId);
  const managers = await managersOf(tx, told);
  const to = (companyId: number) => managers.get(companyId) ?? [];
  return [
    ...mismatches.flatMap(({ companyId, ref, claimed, received }) =>
      to(companyId).map((userId) =>
        notice(userId, "transfer_unmatched", { utr: ref, claimed, received }, extras),
      ),
    ),
    ...credited.flatMap(({ companyId, received }) => {
      const amount = formatRupees(rupees(received));
      return to(companyId).map((userId) => notice(userId, "payment_in", { amount }, extras));
    }),
    ...reversed.flatMap(({ companyId, amount }) =>
      to(companyId).map((userId) => notice(userId, "withdrawal_failed", { amount }, extras)),
    ),
  ];
}
