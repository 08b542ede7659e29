import { hash } from "node:crypto";
import type { Operation } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../db/db.ts";
import { readKey } from "./idempotency-key.ts";
import { Problem } from "./problems/problem.ts";

interface Sent {
  readonly operation: Pick<Operation, "method" | "path">;
  readonly userId: number;
  /** The header of the call; without one it is taken as new. */
  readonly key: string | string[] | undefined;
  /** The request, as parsed. */
  readonly body: unknown;
}

/**
 * Does something once for an Idempotency-Key, in one transaction with its result: the same call
 * again gets the result of the first, also while that is still at work.
 * @param work its result is kept as JSON; what it throws leaves nothing
 * @throws Problem idempotency_key_reused for the same key with something else
 */
export async function once<Result extends object>(
  tx: Tx,
  { operation, userId, key: header, body }: Sent,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = readKey(header);
  if (key === undefined) return work();
  const call = `${operation.method} ${operation.path}`;
  const asked = hash("sha256", JSON.stringify(body ?? null), "buffer");
  const { rows } = await sql`insert into idempotent_calls (user_id, key, call, body_hash, result)
    values (${userId}, ${key}, ${call}, ${asked}, '{}')
    on conflict do nothing returning key`.execute(tx);
  if (rows.length === 0) {
    const earlier = await tx
      .selectFrom("idempotent_calls")
      .select(["call", "body_hash", "result"])
      .where("user_id", "=", userId)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    if (earlier.call !== call || !earlier.body_hash.equals(asked))
      throw new Problem("idempotency_key_reused", { path: "Idempotency-Key" });
    return earlier.result as Result;
  }
  const result = await work();
  await sql`update idempotent_calls set result = ${JSON.stringify(result)}
    where user_id = ${userId} and key = ${key}`.execute(tx);
  return result;
}

/** Uses matter for as long as a client may send the call again. */
export const deleteOldCalls = (db: Db) =>
  sql`delete from idempotent_calls where at < now() - interval '7 days'`.execute(db);
