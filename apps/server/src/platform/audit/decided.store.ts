import type { Decided } from "@rebale/contract/office/decided";
import { indiaTime } from "@rebale/contract/values/calendar";
import type { Words } from "@rebale/contract/values/complaint";
import { formatClock } from "@rebale/contract/values/formatting";
import { sql } from "kysely";
import type { Db, Tx } from "../db/db.ts";
import { Problem } from "../http/problems/problem.ts";

/** The office's decisions on one kind of subject, as the audit knows them. */
export interface Decisions {
  readonly of: "lot_id" | "company_id" | "user_id";
  /** Each action of the audit, and its words: `approved it`. */
  readonly did: Readonly<Record<string, Words>>;
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
  const { en, hi } = decidedText(last, adminId, decisions);
  throw new Problem("decided_meanwhile", {
    msg: {
      en: `${en}. Nothing of yours was saved: look at it again`,
      hi: `${hi}। आपका कुछ सेव नहीं हुआ: एक बार फिर देखिए`,
    },
  });
}

/** `Meera Rao has approved it on 26-11-2026, 12:05 pm IST`, for what is decided once only. */
export async function describeDecided(
  tx: Tx,
  decisions: Decisions,
  { id, adminId }: { id: number; adminId: number },
): Promise<Words | null> {
  const [last] = await readLast(tx, decisions, [id]);
  return last ? decidedText(last, adminId, decisions) : null;
}

function decidedText(
  { by, admin_id, action, at }: Row,
  adminId: number,
  { did }: Decisions,
): Words {
  const [who, day] = [admin_id === adminId ? YOU_HAVE : whoHas(by), onDay(at)];
  return {
    en: `${who.en} ${did[action]?.en} ${day.en}`,
    hi: `${who.hi} ${did[action]?.hi}, ${day.hi}`,
  };
}

/** The one who did it, before what was done. @param by a name; null where it is not known */
export function whoHas(by: string | null): Words {
  return { en: `${by ?? "A colleague"} has`, hi: `${by ?? "एक साथी"} ने` };
}
export const YOU_HAVE: Words = { en: "You have", hi: "आपने" };

/** As the office's screens write a moment: on 24-11-2026, 01:07 pm IST. */
export function onDay(at: Date): Words {
  const [day = "", time = ""] = indiaTime(at).split(" ");
  const [date, clock] = [day.split("-").reverse().join("-"), time.slice(0, 5)];
  return {
    en: `on ${date}, ${formatClock(clock)} IST`,
    hi: `${date}, ${formatClock(clock, "hi")}`,
  };
}
