import type { Decided } from "@rebale/contract/office/decided";
import { indiaTime } from "@rebale/contract/values/calendar";
import { officeOnly } from "@rebale/contract/values/complaint";
import { sql } from "kysely";
import type { Db, Tx } from "../db/db.ts";
import { Problem } from "../http/problems/problem.ts";

/** The office's decisions on one kind of subject, as the audit knows them. */
export interface Decisions {
  readonly of: "lot_id" | "company_id" | "user_id";
  /** Each action of the audit, and its words: `approved it`. */
  readonly did: Readonly<Record<string, string>>;
}

interface Row {
  readonly subject: number;
  readonly id: number;
  readonly at: Date;
  readonly action: string;
  readonly by: string | null;
  readonly admin_id: number | null;
}

/** The last decision on each; one step of an index for each. */
async function readLast(db: Db, { of, did }: Decisions, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select asked.id as subject, last.id, last.at, last.action, last.admin_id, users.name as by
    from unnest(${[...ids]}::bigint[]) asked (id)
    cross join lateral (
      select audit.id, audit.at, audit.action, audit.admin_id from audit
      where ${sql.ref(of)} = asked.id and action = any(${Object.keys(did)}::text[])
      order by audit.id desc limit 1) last
    left join people users on users.id = last.admin_id`.execute(db);
  return rows;
}

export async function readDecided(
  db: Db,
  decisions: Decisions,
  ids: readonly number[],
): Promise<(id: number) => Decided> {
  const rows = await readLast(db, decisions, ids);
  const byId = new Map(rows.map((row) => [row.subject, row]));
  return (id) => {
    const row = byId.get(id);
    if (!row) return null;
    const by = row.by ?? "Rebale";
    return { _id: String(row.id), by, at: row.at.toISOString(), what: row.action };
  };
}

/**
 * Under the subject's lock: what a colleague decided since is not undone unseen. Who does not say
 * what was seen is not checked.
 * @throws Problem decided_meanwhile, with who decided and when
 */
export async function refuseUnseen(
  tx: Tx,
  decisions: Decisions,
  { id, adminId, seen }: { id: number; adminId: number; seen: number | null | undefined },
): Promise<void> {
  if (seen === undefined) return;
  const [last] = await readLast(tx, decisions, [id]);
  if (!last || last.id === seen) return;
  throw new Problem("decided_meanwhile", {
    msg: officeOnly(
      `${decidedText(last, adminId, decisions)}. Nothing of yours was saved: look at it again`,
    ),
  });
}

/** `Meera Rao has approved it on 26-11-2026, 12:05 pm IST`, for what is decided once only. */
export async function describeDecided(
  tx: Tx,
  decisions: Decisions,
  { id, adminId }: { id: number; adminId: number },
): Promise<string | null> {
  const [last] = await readLast(tx, decisions, [id]);
  return last ? decidedText(last, adminId, decisions) : null;
}

function decidedText(
  { by, admin_id, action, at }: Row,
  adminId: number,
  { did }: Decisions,
): string {
  const who = admin_id === adminId ? "You have" : `${by ?? "A colleague"} has`;
  return `${who} ${did[action]} ${onDay(at)}`;
}

/** As the office's screens write a moment: on 24-11-2026, 01:07 pm IST. */
export function onDay(at: Date): string {
  const [day = "", time = ""] = indiaTime(at).split(" ");
  const hour = Number(time.slice(0, 2));
  const clock = `${String(hour % 12 || 12).padStart(2, "0")}${time.slice(2, 5)}`;
  return `on ${day.split("-").reverse().join("-")}, ${clock} ${hour < 12 ? "am" : "pm"} IST`;
}
