import { randomBytes } from "node:crypto";
import pg from "pg";

/** The tables the application may only add to and read, never change or remove. */
const APPEND_ONLY = [
  ...["audit", "ledger_entries", "daily_roots", "daily_root_lots", "award_moves"],
  ...["lot_terms", "lot_sheets", "terms_acceptances", "policy_versions", "consents"],
  ...["journal_entries", "journal_lines", "journal_days"],
  ...["kg_outputs", "goods_papers", "packs"],
  ...["refused_uses", "day_checks"],
  "question_answers",
  ...["tax_hold_moves", "gstr2b_rows"],
];
/**
 * The columns that may still change of weights, bank lines and withdrawals. Amounts, whose they are
 * and whom they go to stay as they came in; triggers hold what is written once.
 */
const CHANGING: Readonly<Record<string, string>> = {
  slips: "is_replaced",
  trips: `state, net_grams, gate_in_at, gate_out_at, released_at, received_at, received_grams,
    reminded_at, waits_for, eway_no, vehicle_no, handover_code, wrong_codes, codes_from,
    driver_name, driver_mobile`,
  gate_passes: "used_at, used_device",
  inspections: "state, visitors, reminded_at, came_at, came_device, said_by",
  statement_lines: `receipt_id, withdrawal_id, entry_id, asked_other, asked_words, asked_by,
    agreed_by`,
  receipts: `state, holder_account_id, received, claimed, paid_on, words, company_id, award_id,
    claimed_by, decided_by, reason, return_asked_by, returned_by, return_utr, first_by, second_by,
    match_asked_by, match_company_id, match_award_id`,
  withdrawals: `state, approved_by, released_by, refused_by, reason, gateway, gateway_id, utr,
    sent_at, done_at, checked_at`,
  gstr2b_files: "answer",
  award_dues: "amount, cause, cancelled_by",
  questions: "no, hidden_at, hidden_reason",
  bank_accounts: `status, reason, decided_by, usable_from, removed_at, document, account_no,
    key_id, objection_hash, objected_at, decided_at`,
};
/** A claim that no statement has goes with the one that a person has decided; a trigger holds it. */
const LAPSING = "delete on receipts";
/** Accounts begin empty; what is on them is the work of a trigger of their owner's. */
const EMPTY_ACCOUNTS = "insert (company_id, kind, asset, award_id, product) on accounts";
/** The signer and time of a sheet that waits; a trigger lets nobody sign for a second time. */
const SIGNATURE = "update (signed_by, signed_at) on lot_sheets";
/** The tables only migrations write. */
const READ_ONLY = ["migrations", "migrations_lock", "photo_shots"];
/** Any number: nodes that start together grant one after another. */
const GRANT_LOCK = 7_270_117;
/** The role of the embedded database's market. */
const EMBEDDED_ROLE = "rebale_application";

/**
 * Lets `role` do what the application does, and no more: it owns nothing, alters nothing, and can
 * only add to the audit, the ledger, the journal, the moves of awards and what was agreed. Run by
 * the role that migrates, after each migration.
 */
export async function grantApplication(migrationUrl: string, role: string): Promise<void> {
  await asOwner(migrationUrl, (client) => grant(client, role));
}

/**
 * The same for the embedded database: makes its role, with a password that only this process
 * knows; answers the url to connect with.
 */
export async function embeddedApplicationUrl(ownerUrl: string): Promise<string> {
  const url = new URL(ownerUrl);
  url.username = EMBEDDED_ROLE;
  url.password = randomBytes(24).toString("hex");
  await asOwner(ownerUrl, async (client) => {
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [
      EMBEDDED_ROLE,
    ]);
    if (!rowCount) await client.query(`create role ${EMBEDDED_ROLE} login`);
    await client.query(`alter role ${EMBEDDED_ROLE} password '${url.password}'`);
    await grant(client, EMBEDDED_ROLE);
  });
  return url.href;
}

async function grant(client: pg.Client, roleName: string): Promise<void> {
  const role = pg.escapeIdentifier(roleName);
  for (const schema of ["public", "graphile_worker"])
    await client.query(`
      grant usage on schema ${schema} to ${role};
      grant select, insert, update, delete on all tables in schema ${schema} to ${role};
      grant usage on all sequences in schema ${schema} to ${role};
      grant execute on all functions in schema ${schema} to ${role}`);
  await client.query(`
    revoke create on schema public from public, ${role};
    revoke update, delete, truncate on ${APPEND_ONLY.join(", ")} from ${role};
    grant ${SIGNATURE} to ${role};
    ${changing(role)};
    grant ${LAPSING} to ${role};
    revoke insert, update, delete, truncate on accounts from ${role};
    grant ${EMPTY_ACCOUNTS} to ${role};
    revoke insert, update, delete, truncate on ${READ_ONLY.join(", ")} from ${role}`);
  // PostgreSQL writes through a view of one table, with the rights of who owns the view.
  const views = await client.query<{ name: string }>(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'`);
  const windows = views.rows.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
  if (windows) await client.query(`revoke insert, update, delete on ${windows} from ${role}`);
  // The queue's tables show their rows to their owner alone, unless a policy names another role.
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity`);
  for (const { name } of rows) {
    const policy = `${pg.escapeIdentifier(`of ${roleName}`)} on graphile_worker.${pg.escapeIdentifier(name)}`;
    await client.query(`drop policy if exists ${policy};
      create policy ${policy} to ${role} using (true) with check (true)`);
  }
}

const changing = (role: string): string =>
  Object.entries(CHANGING)
    .map(
      ([table, columns]) => `revoke update, delete, truncate on ${table} from ${role};
    grant update (${columns}) on ${table} to ${role}`,
    )
    .join(";\n    ");

async function asOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [GRANT_LOCK]);
    await client.query("begin");
    await work(client);
    await client.query("commit");
  } finally {
    await client.end();
  }
}
