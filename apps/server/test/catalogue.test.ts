import { readdirSync } from "node:fs";
import {
  accounts,
  auctions,
  authorisations,
  awards,
  BASES,
  banking,
  companies,
  content,
  feePlans,
  inspections,
  invoices,
  irregularities,
  kilograms,
  LANGUAGES,
  lifting,
  listings,
  office,
  payments,
  savedSearches,
  settlement,
  taxHolds,
  UNITS,
  webhooks,
} from "@rebale/contract";
import { FORMAT_KINDS } from "@rebale/contract/auctions/format-facts";
import { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { TENDER_STATES } from "@rebale/contract/auctions/tenders";
import { SEZ_KINDS } from "@rebale/contract/companies/sites";
import { CORRIGENDUM_STATES } from "@rebale/contract/corrigenda/shapes";
import { KEY_SCOPES } from "@rebale/contract/http/key-scopes";
import { Outcome, SellerAnswer } from "@rebale/contract/listings/lot-shapes";
import { SHOTS } from "@rebale/contract/listings/photo-shots";
import { TURNOVER_BANDS } from "@rebale/contract/rates/paper-clocks";
import { ENTITIES } from "@rebale/contract/values/checks";
import { STATES } from "@rebale/contract/values/fields";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { JOURNAL_KINDS } from "../src/features/money-entries/entry-for.rules.ts";
import { testDatabase } from "./database.ts";

const client = new pg.Client({ connectionString: await testDatabase() });
await client.connect();
afterAll(() => client.end());
const all = async <Row>(text: string): Promise<Row[]> => (await client.query(text)).rows as Row[];

const src = new URL("../src/", import.meta.url);
const owners = ["features/", "platform/"].flatMap((folder) => readdirSync(new URL(folder, src)));

test("each table says what it holds, and by its last words whose it is: a feature's, or a part of the platform's", async () => {
  const tables = await all<{ name: string; comment: string | null }>(`
    select relname as name, obj_description(oid) as comment from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname not like 'migrations%'`);
  const owned = (comment: string | null) => /^\S.*\. Owner: ([a-z-]+)\.$/.exec(comment ?? "")?.[1];
  expect(tables.filter(({ comment }) => !owners.includes(owned(comment) ?? ""))).toEqual([]);
});

const { AWARD_SIDES, AWARD_STATES } = awards;
const ours = "connamespace = 'public'::regnamespace";
const streams = authorisations.STREAMS;
const ofGoods = authorisations.GOODS_STREAMS;
const roles = companies.Role.options;
const channels = savedSearches.ALERT_CHANNELS;
const endings = [...SellerAnswer.exclude(["awaited"]).options, "void"];
const documents = ["application/pdf", "image/webp"];

/** The values of each column, from the contract where members or the office see it. */
const lists: Readonly<Record<string, readonly string[]>> = {
  "alert_counts.channel": channels,
  "alert_counts.kind": ["match", "ending"],
  "alert_settings.watch_channels": channels,
  "api_keys.scopes": KEY_SCOPES,
  "api_keys.side": ["buyer", "seller"],
  "award_declarations.answer": ["accepted", "declined"],
  "award_dues.kind": awards.DUES,
  "award_moves.actor_side": AWARD_SIDES,
  "award_moves.from_state": AWARD_STATES,
  "award_moves.move": awards.AWARD_MOVES,
  "award_moves.to_state": AWARD_STATES,
  "awards.pay_through": awards.PAY_THROUGH,
  "awards.state": AWARD_STATES,
  "authorisations.kind": authorisations.KINDS,
  "authorisations.status": authorisations.Authorisation.shape.status.exclude(["lapsed"]).options,
  "authorisations.stream": streams,
  "bank_accounts.status": banking.BANK_ACCOUNT_STATUSES,
  "bid_orders.stream": streams,
  "bid_orders.tender_state": TENDER_STATES,
  "capacity_uses.stream": streams,
  "categories.requires_authorisation": streams,
  "companies.entity": ENTITIES,
  "companies.status": companies.COMPANY_STATUSES,
  "companies.turnover_band": TURNOVER_BANDS,
  "corrigenda.by_side": ["seller", "office"],
  "corrigenda.state": CORRIGENDUM_STATES,
  "passkey_challenges.purpose": ["add", "prove"],
  "paper_reminders.what": ["irp_7", "irp_2", "eway"],
  "photo_shots.shot": SHOTS,
  "photo_shots.stream": ofGoods,
  "timetables.format": FORMAT_KINDS,
  "company_documents.media_type": documents,
  "company_invitations.role": roles,
  "company_papers.kind": companies.COMPANY_PAPERS,
  "company_papers.state": companies.Paper.shape.status.exclude(["lapsed"]).options,
  "company_sites.sez": SEZ_KINDS,
  "company_users.role": roles,
  "company_users.status": companies.MEMBERSHIPS.filter((status) => status !== "none"),
  "consents.given_at": ["before", "registration", "sign-in"],
  "contact_media.kind": content.ContactMediaKind.options,
  "contact_media.title": content.officeContactMedia.add.body.shape.title.options,
  "contact_queries.stage": office.ENQUIRY_STAGES,
  "documents.media_type": documents,
  "enquiry_entries.kind": office.ENQUIRY_ENTRIES,
  "erasure_requests.status": ["waiting", "withdrawn", "refused", "done"],
  "claims.state": settlement.CLAIM_STATES,
  "goods_papers.kind": invoices.GOODS_PAPERS,
  "gate_passes.direction": ["in", "out"],
  "ratings.side": ["buyer", "seller"],
  "settlement_answers.answer": settlement.ANSWERS,
  "settlement_answers.side": ["buyer", "seller"],
  "slips.kind": ["tare", "gross"],
  "trips.state": lifting.TRIP_STATES,
  "inspections.state": inspections.INSPECTION_STATES,
  "fee_plans.side": feePlans.add.body.shape.side.options,
  "flagged_bids.reasons": auctions.FlagReason.options,
  "held_decisions.decision": companies.DECISIONS,
  "held_decisions.kind": ["company", "authorisation", "lot"],
  "gateway_disputes.state": ["open", "won", "lost", "closed"],
  "statement_lines.asked_other": banking.LINE_OTHERS,
  "gateway_payments.state": payments.PAYMENT_STATES.filter((state) => state !== "expired"),
  "irregularities.rule": irregularities.IRREGULARITY_RULES,
  "irregularities.status": irregularities.IRREGULARITY_STATUSES,
  "journal_entries.kind": [...JOURNAL_KINDS, ...kilograms.KG_ENTRIES],
  "ledger_entries.kind": LedgerEntry.shape.kind.options,
  "lots.approval": ["pending", "approved", "refused"],
  "lots.basis": BASES,
  "lots.requires_authorisation": streams,
  "lots.unit": UNITS,
  "materials.stream": ofGoods,
  "materials.unit": ["kg", "MT", "pieces"],
  "messages.channel": ["mail", "sms", "push", "whatsapp"],
  "messages.status": ["waiting", "sending", "sent", "shown", "failed"],
  "notifications.audience": ["all", "buyers", "sellers", "one"],
  "obligations.stream": ofGoods,
  "offers.kind": ["counter", "next_bidder"],
  "offers.outcome": endings,
  "office_invitations.role": office.OFFICE_ROLES,
  "office_users.role": office.OFFICE_ROLES,
  "receipts.source": banking.RECEIPT_SOURCES,
  "receipts.state": banking.RECEIPT_STATES,
  "events.deposit_kind": listings.DEPOSIT_KINDS,
  "events.pay_through": awards.PAY_THROUGH,
  "lots.deposit_kind": listings.DEPOSIT_KINDS,
  "lots.pay_through": awards.PAY_THROUGH,
  "payments.state": payments.PAYMENT_STATES,
  "reserve_decisions.outcome": endings,
  "sale_months.unit": UNITS,
  "saved_searches.channels": channels,
  "saved_searches.units": UNITS,
  "search_names.language": LANGUAGES,
  "service_requests.service": content.SERVICES,
  "service_requests.stage": office.ENQUIRY_STAGES,
  "sessions.kind": ["session", "registration", "upload"],
  "stream_terms.stream": ofGoods,
  "gstr2b_rows.section": ["b2b", "b2ba"],
  "tax_hold_moves.by_side": ["buyer", "seller", "office", "market"],
  "tax_holds.state": taxHolds.TAX_HOLD_STATES,
  "tax_holds.why": taxHolds.TAX_HOLD_REASONS,
  "sub_categories.requires_authorisation": streams,
  "stopped_numbers.channel": ["sms", "whatsapp"],
  "timetables.outcome": Outcome.options,
  "users.language": LANGUAGES,
  "users.status": ["waiting", "active", "refused", "deactivated"],
  "users.type": accounts.AccountType.options,
  "waiting_alerts.channel": channels,
  "waiting_alerts.kind": ["match", "ending"],
  "webhook_attempts.error": webhooks.ATTEMPT_ERRORS,
  "webhook_endpoints.last_error": webhooks.ATTEMPT_ERRORS,
  "webhook_endpoints.state": ["on", "off", "removed"],
  "webhook_endpoints.why_off": webhooks.WHY_OFF,
  "webhook_messages.state": webhooks.DELIVERY_STATES,
  "withdrawals.source": banking.WITHDRAWAL_SOURCES,
  "withdrawals.state": banking.WITHDRAWAL_STATES,
  "wrong_guesses.kind": ["code", "password", "phone"],
};

test("each text that is one of a list is held to the list that the contract has, and no other", async () => {
  const rows = await all<{ column: string; list: string }>(`
    select conrelid::regclass || '.' || attname as column,
      regexp_replace(pg_get_constraintdef(c.oid), '::text(\\[\\])?', '', 'g') as list
    from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and ${ours}
      and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ (= ANY \\(|<@ )ARRAY\\['`);
  const held = Object.fromEntries(
    rows.map(({ column, list }) => [column, [...list.matchAll(/'([^']*)'/g)].map(([, v]) => v)]),
  );
  const sorted = (of: Readonly<Record<string, readonly (string | undefined)[]>>) =>
    Object.fromEntries(Object.entries(of).map(([column, list]) => [column, [...list].sort()]));
  expect(sorted(held)).toEqual(sorted(lists));
});

test("a state is one of the contract's", async () => {
  const [found] = await all<{ list: string }>(
    "select prosrc as list from pg_proc where proname = 'is_state'",
  );
  expect([...(found?.list ?? "").matchAll(/'([^']*)'/g)].map(([, state]) => state)).toEqual(STATES);
  const held = await all<{ table: string }>(`
    select conrelid::regclass::text as table from pg_constraint
    where ${ours} and contype = 'c' and pg_get_constraintdef(oid) like '%is_state(state)%'
    order by 1`);
  expect(held.map(({ table }) => table)).toEqual(["company_sites", "lots", "users"]);
});

test("a constraint says by its name what it holds, and holds for every row", async () => {
  expect(
    await all(`select conrelid::regclass as table, conname from pg_constraint
      where ${ours}
        and (not convalidated or contype = 'c' and conname ~ '_check\\d*$')`),
  ).toEqual([]);
});

/** Ids without a key, and why. */
const keyless = {
  "auctions.leader_id": "a key would lock the account with each bid; leader_alias has one",
  "awards.order_id": "lot and alias point at it: orders in parts have no key of ids alone",
  "bid_orders.company_id": "a key would lock a row that all bidders of a company share",
  "held_decisions.subject_id": "of a company, an authorisation or a lot, for a minute",
  "hidden_lots.category_id": "a copy that triggers keep",
  "hidden_lots.company_id": "a copy that triggers keep",
  "hidden_lots.seller_id": "a copy that triggers keep",
  "hidden_lots.sub_category_id": "a copy that triggers keep",
  "ledger_entries.bidder_id": "a key would lock the account with each bid",
  "listed_lots.category_id": "a copy that triggers keep",
  "listed_lots.company_id": "a copy that triggers keep",
  "listed_lots.seller_id": "a copy that triggers keep",
  "listed_lots.sub_category_id": "a copy that triggers keep",
  "policy_versions.policy_id": "a version stays when its text is gone",
};

test("an id points at a row, but for those that cannot", async () => {
  const rows = await all<{ column: string }>(`
    select attrelid::regclass || '.' || attname as column
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0
      and not attisdropped and atttypid = 'int8'::regtype and attname ~ '_(id|by|to)$'
      and not exists (select from pg_constraint
        where contype = 'f' and conrelid = attrelid and attnum = any(conkey))`);
  expect(rows.map(({ column }) => column).sort()).toEqual(Object.keys(keyless));
});

test("a row that goes, or is emptied, with another one is found by an index", async () => {
  expect(
    await all(`select conrelid::regclass as table, conname from pg_constraint
      where contype = 'f' and ${ours} and confdeltype in ('c', 'n') and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = any(conkey))`),
  ).toEqual([]);
});

test("no index is another's beginning", async () => {
  expect(
    await all(`select a.indexrelid::regclass as idle, b.indexrelid::regclass as has
      from pg_index a join pg_index b on a.indrelid = b.indrelid and a.indexrelid <> b.indexrelid
        and b.indkey::text || ' ' like a.indkey::text || ' %'
        and b.indoption::text || ' ' like a.indoption::text || ' %'
        and b.indclass::text || ' ' like a.indclass::text || ' %'
        and pg_get_expr(a.indpred, a.indrelid)
          is not distinct from pg_get_expr(b.indpred, b.indrelid)
        and pg_get_expr(a.indexprs, a.indrelid)
          is not distinct from pg_get_expr(b.indexprs, b.indrelid)
      join pg_class on pg_class.oid = a.indexrelid
      where relnamespace = 'public'::regnamespace and not a.indisunique`),
  ).toEqual([]);
});

/** Columns that a machine's own time is meant in. */
const machines = [
  "idempotent_bids.created_at",
  "idempotent_calls.at",
  "idempotent_lots.created_at",
  "messages.created_at",
  "pictures.created_at",
  "unused_files.since",
];

test("what is not told by the market's clock says why", async () => {
  const rows = await all<{ column: string; why: string | null }>(`
    select attrelid::regclass || '.' || attname as column, col_description(adrelid, adnum) as why
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
    join pg_class on pg_class.oid = adrelid
    where relnamespace = 'public'::regnamespace
      and pg_get_expr(adbin, adrelid) ~ '^(now\\(\\)|CURRENT|clock_timestamp)'
    order by 1`);
  expect(rows.map(({ column }) => column)).toEqual(machines);
  for (const { why } of rows) expect(why).toMatch(/^The machine's time: /);
});
