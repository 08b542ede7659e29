import { personalData } from "@rebale/contract";
import type { Db } from "../../../platform/db/db.ts";
import { countBlocking, findLastRequest, findStaying, type RequestRow } from "./erasure.store.ts";

/** The data that stay after an erasure, and the business to settle before it. */
export async function readConsequences(db: Db, userId: number) {
  const [counts, found] = await Promise.all([countBlocking(db, userId), findStaying(db, userId)]);
  const stays: personalData.Staying = [
    ...(["trade", "ledger", "sign_ins", "consents"] as const).filter((kind) => found[kind]),
    "audit",
    ...(found.company !== null && !found.company_goes ? (["company"] as const) : []),
  ];
  const blocking = personalData.ERASURE_BLOCKS.map((what) => ({
    what,
    count: counts[what],
  })).filter(({ count }) => count > 0);
  return { stays, blocking, hasIrregularities: found.irregularities };
}

/** For the member: without a word about checks for fraud. */
export async function presentErasure(db: Db, userId: number): Promise<personalData.Erasure> {
  const [last, { stays, blocking }] = await Promise.all([
    findLastRequest(db, userId),
    readConsequences(db, userId),
  ]);
  return {
    request: last
      ? {
          _id: String(last.id),
          status: last.status as personalData.OfficeErasure["status"],
          asked_at: last.asked_at.toISOString(),
          due_at: last.due_at.toISOString(),
          reason: last.reason,
        }
      : null,
    stays,
    blocking,
  };
}

export async function presentRequest(
  db: Db,
  row: RequestRow,
  now: Date,
): Promise<personalData.OfficeErasure> {
  const { stays, blocking, hasIrregularities } = await readConsequences(db, row.user_id);
  return {
    _id: String(row.id),
    status: row.status as personalData.OfficeErasure["status"],
    account: {
      _id: String(row.user_id),
      name: row.name,
      type: row.type as "buyer" | "seller",
      company: row.company,
    },
    note: row.note,
    asked_at: row.asked_at.toISOString(),
    due_at: row.due_at.toISOString(),
    is_late: row.status === "waiting" && row.due_at < now,
    stays: hasIrregularities ? [...stays, "irregularities"] : stays,
    blocking: row.status === "waiting" ? blocking : [],
    decision: row.decided_at && {
      by: row.reviewer ?? "",
      at: row.decided_at.toISOString(),
      reason: row.reason,
    },
  };
}
