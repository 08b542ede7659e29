import type { office } from "@rebale/contract";
import type { Db } from "../../platform/db/db.ts";
import { countWaiting } from "./assignments.store.ts";
import { findHeld, findUndoable, type QueueKind } from "./held-decisions.store.ts";
import { undoUntil } from "./review-queue.rules.ts";

export const presentAssigned = (
  assigned: { id: number; name: string; since: string } | null,
  userId: number,
): office.Assigned =>
  assigned && {
    name: assigned.name,
    since: new Date(assigned.since).toISOString(),
    is_you: assigned.id === userId,
  };

export async function presentCounts(
  db: Db,
  kind: QueueKind,
  userId: number,
): Promise<office.QueueCounts> {
  const { oldest, ...counts } = await countWaiting(db, kind, userId);
  return { ...counts, oldest: oldest?.toISOString() ?? null };
}

interface PresentedHeld<Decision> {
  readonly decision: Decision;
  readonly by: string;
  readonly until: string;
}
/** The decision on each of these that is not carried out yet. */
export async function readHeld<Decision extends string>(
  db: Db,
  kind: QueueKind,
  ids: readonly number[],
): Promise<(id: number) => PresentedHeld<Decision> | null> {
  const byId = await findHeld(db, kind, ids);
  return (id) => {
    const held = byId.get(id);
    if (!held) return null;
    const until = undoUntil(held.decided_at).toISOString();
    return { decision: held.decision as Decision, by: held.by, until };
  };
}

/** Until when this person can undo what they decided on each of these. */
export async function readUndoable(
  db: Db,
  kind: QueueKind,
  ids: readonly number[],
  userId: number,
): Promise<(id: number) => string | null> {
  const decided = await findUndoable(db, kind, ids, userId);
  return (id) => {
    const at = decided.get(id);
    return at ? undoUntil(at).toISOString() : null;
  };
}
