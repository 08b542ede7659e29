import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import type { Caller } from "./client.ts";

/** A trader on that day, with a company of their own. */
export interface Trader extends Caller {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly state: string;
  readonly gstin: string;
}

const STATES = [
  ["27", "Maharashtra", "Pune", "411001"],
  ["24", "Gujarat", "Surat", "395003"],
  ["29", "Karnataka", "Bengaluru", "560001"],
] as const;

/** Accounts are no part of the day: they are written, verified and signed in. */
export async function somePeople(
  db: pg.Pool,
  type: "buyer" | "seller",
  count: number,
): Promise<Trader[]> {
  const people: Trader[] = [];
  for (let i = 0; i < count; i++) {
    const [code, state, city, pincode] = STATES[i % STATES.length] ?? STATES[0];
    const gstin = `${code}DAY${type === "buyer" ? "BU" : "SE"}${String(1000 + i)}A1Z${i % 10}`;
    const token = randomBytes(32).toString("base64url");
    const { rows } = await db.query<{ id: string; company: string }>(
      `with person as (
          insert into users (type, status, name, mobile, state, city, email, password_hash)
          values ($1, 'active', $2, $3, $4, $5, $6, 'x') returning id),
        company as (
          insert into companies (name, status, signature_waived)
          values ($2, 'verified', true) returning id),
        seat as (
          insert into company_users (user_id, company_id, status, role)
          select person.id, company.id, 'active', 'owner' from person, company),
        site as (
          insert into company_sites (company_id, name, address, city, state, pincode, gstin)
          select company.id, 'Yard', '1 Road', $5, $4, $7, $8 from company),
        session as (
          insert into sessions (token_hash, kind, user_id, expires_at)
          select $9, 'session', person.id, '2040-01-01' from person)
      select person.id, company.id as company from person, company`,
      [
        ...[type, `Day ${type} ${i + 1}`, `${type === "buyer" ? 6 : 8}${String(100_000_000 + i)}`],
        ...[state, city, `day-${type}-${i}@example.org`, pincode],
        gstin,
        createHash("sha256").update(token).digest(),
      ],
    );
    const [row] = rows;
    if (!row) throw new Error("Nobody was written");
    const [id, companyId] = [Number(row.id), Number(row.company)];
    people.push({ id, companyId, name: `Day ${type} ${i + 1}`, token, state, gstin });
  }
  return people;
}

/** Moves the market's clock so far ahead of the machine's; it runs on from there. */
export const setAhead = (db: pg.Pool, milliseconds: number) =>
  db.query(`create or replace function market_now() returns timestamptz language sql volatile as
    $$ select date_trunc('milliseconds',
      clock_timestamp() + interval '${Math.round(milliseconds)} milliseconds') $$`);
