import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";

const { db } = await createMarket();

/** Times that an advance moves: a clock of a sale counts from them, or to them. */
const moved = {
  auctions: ["ends_at"],
  timetables: ["starts_at", "hard_ends_at"],
  offers: ["made_at", "until"],
  reserve_decisions: ["asked_at", "answer_by"],
  events: ["starts_at", "first_ends_at"],
  inspections: ["slot_from", "slot_to", "booked_at"],
  awards: [
    ...["made_at", "due_at", "grace_until", "paid_at", "lift_by"],
    ...["lifted_said_at", "lifted_at", "settled_at", "completed_at"],
  ],
  award_dues: ["due_at"],
  award_declarations: ["sent_at", "answered_at"],
  trips: ["slot_from", "slot_to", "booked_at", "codes_from", "claims_from"],
  gate_passes: ["valid_from", "expires_at"],
  tax_holds: ["until_at", "said_at"],
  webhook_endpoints: ["made_at", "last_at", "failing_since", "old_until"],
  webhook_messages: ["at", "next_at"],
  webhook_attempts: ["at"],
};

/** Times that it keeps: of ledger, journal and papers, written once, or when somebody was told. */
const kept = {
  // The clock of a paused lot stands still; a certificate says when a lot closed.
  timetables: ["paused_at", "closed_at"],
  ledger_entries: ["at", "ends_at"],
  bid_orders: ["last_bid_at"],
  tenders: ["at"],
  offers: ["ended_at"],
  reserve_decisions: ["ended_at"],
  close_failures: ["first_failed_at", "try_again_at"],
  corrigenda: ["asked_at", "at", "ends_at", "reminded_at"],
  events: ["created_at", "changed_at"],
  inspections: ["reminded_at", "came_at"],
  award_moves: ["at"],
  trips: ["gate_in_at", "gate_out_at", "received_at", "released_at", "reminded_at"],
  gate_passes: ["used_at"],
  refused_uses: ["at", "told_at"],
  slips: ["weighed_at", "entered_at"],
  // History: no sweep counts from it.
  claims: ["made_at", "decided_at"],
  settlement_answers: ["given_at"],
  ratings: ["given_at", "hidden_at"],
  invoices: ["made_at"],
  tax_holds: ["made_at", "found_at", "tied_at", "ended_at"],
  tax_hold_moves: ["at"],
  goods_papers: ["made_at"],
  kg_outputs: ["made_at"],
  packs: ["made_at"],
  journal_entries: ["at"],
};

const named = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(lists).flatMap(([table, columns]) => columns.map((c) => `${table}.${c}`));

test("each time of a sale's tables is moved by an advance, or named as kept (O68)", async () => {
  const tables = [...Object.keys(moved), ...Object.keys(kept)];
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'
      and table_name = any(${tables}::text[])`.execute(db);
  const all = [...named(moved), ...named(kept)];
  expect(all.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
  expect(new Set(all).size).toBe(all.length);
});

test("a table that belongs to a sale or its lot is one of those (O68)", async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct c.relname as table from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class to_ on to_.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.atttypid = 'timestamptz'::regtype
        and not a.attisdropped
    where k.contype = 'f' and to_.relname in ('awards', 'trips', 'auctions')`.execute(db);
  const known = new Set([...Object.keys(moved), ...Object.keys(kept), ...ELSEWHERE]);
  expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
});

/** The buyer's company and money on its way have no clock of the seller's. */
const ELSEWHERE = ["company_bars", "idempotent_bids", "payments", "receipts"];
