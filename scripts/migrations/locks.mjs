import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packaged } from "../run.mjs";

/** The first line of a file that platform/migrate.ts runs outside a transaction. */
const OUTSIDE = "-- outside a transaction";
/** Tables that grow with the market: one statement over all their rows locks them for too long. */
const BIG = [
  ...["lots", "timetables", "listed_lots", "lot_search", "lot_names", "lot_terms", "lot_sheets"],
  ...["auctions", "ledger_entries"],
  ...["bid_orders", "maximum_bids", "flagged_bids", "idempotent_bids", "awards", "award_moves"],
  ...["users", "sessions", "sign_ins", "companies", "company_users", "documents", "audit"],
  ...["notifications", "messages", "watches", "matched_lots"],
  ...["receipts", "statement_lines", "withdrawals"],
  ...["accounts", "journal_entries", "journal_lines", "award_dues"],
  ...["payments", "gateway_payments", "gateway_events"],
  ...["trips", "slips", "gate_passes"],
  ...["invoices"],
];
const settings = fileURLToPath(new URL("squawk.toml", import.meta.url));

/**
 * Statements in these migrations that would hold up a market that is being bid on: squawk's
 * findings, and whole big tables that are written at once. Spared is a statement below
 * `-- squawk-ignore rule` (why stands above that), or below `-- few rows: why`.
 */
export function findLocks(folder) {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  const text = new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  const isOutside = (file) => text.get(file).startsWith(OUTSIDE);
  const inside = files.filter((file) => !isOutside(file));
  const outside = files.filter(isOutside);
  return [
    ...squawk(folder, inside, []),
    ...squawk(folder, outside, ["--no-assume-in-transaction"]),
    ...files.flatMap((file) => wholeTables(file, text.get(file))),
    ...outside.flatMap((file) => severalStatements(file, text.get(file))),
    ...inside.flatMap((file) => concurrently(file, text.get(file))),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function squawk(folder, files, options) {
  if (files.length === 0) return [];
  const [command, ...args] = packaged("squawk", "--config", settings, "--reporter", "json");
  const { stdout, stderr } = spawnSync(command, [...args, ...options, ...files], {
    cwd: folder,
    encoding: "utf8",
  });
  if (!stdout.trim()) throw new Error(`squawk: ${stderr.trim()}`);
  return JSON.parse(stdout).map(({ file, line, rule_name: rule, message, help }) => ({
    file,
    line: line + 1,
    rule,
    what: [message, help].filter(Boolean).join(" "),
  }));
}

/** Comments and quoted words become spaces, so that positions stay. */
const bare = (sql) =>
  sql.replace(/--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, (part) => part.replace(/[^\n]/g, " "));

function wholeTables(file, sql) {
  const writes = bare(sql).matchAll(/^\s*(?:update|delete\s+from)\s+(?:only\s+)?(\w+)/gim);
  const lines = sql.split("\n");
  return [...writes].flatMap(({ 0: found, 1: table, index }) => {
    const start = index + found.search(/\S/);
    const line = sql.slice(0, start).split("\n").length;
    const isSpared = /^\s*-- few rows:/.test(lines[line - 2] ?? "");
    if (!BIG.includes(table.toLowerCase()) || isSpared) return [];
    const what = `All of ${table} is written at once. Let a job do it, some rows at a time.`;
    return [{ file, line, rule: "whole-table", what }];
  });
}

function severalStatements(file, sql) {
  const count = bare(sql)
    .split(";")
    .filter((statement) => statement.trim()).length;
  if (count === 1) return [];
  const what = `A file outside a transaction has one statement, this one has ${count}.`;
  return [{ file, line: 1, rule: "one-statement", what }];
}

/** squawk lets it stand where it is a file's only statement. */
function concurrently(file, sql) {
  const index = bare(sql).search(/\bconcurrently\b/i);
  if (index < 0) return [];
  const line = sql.slice(0, index).split("\n").length;
  const what = `Concurrently only outside a transaction: begin the file with "${OUTSIDE}".`;
  return [{ file, line, rule: "concurrently-in-transaction", what }];
}
