import type { Tx } from "../../../platform/db/db.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { type DraftRow, findDrafts, removeDrafts } from "./drafts.store.ts";

interface Named {
  readonly id: string;
  readonly version: number;
}
const GONE = "This draft was submitted or deleted on another device";
const CHANGED = "This draft was changed on another device";

/**
 * Takes the drafts that lots are made of off the list, each as its seller has seen it.
 * @throws Problem draft_changed
 */
export async function takeDrafts(
  tx: Tx,
  userId: number,
  named: readonly (Named | null | undefined)[],
): Promise<(DraftRow | undefined)[]> {
  const keys = named.flatMap((one) => (one ? [one.id] : []));
  if (keys.length === 0) return named.map(() => undefined);
  const rows = await findDrafts(tx, userId, keys);
  const errors = named.flatMap((one, i) => {
    if (!one) return [];
    const row = rows.find(({ key }) => key === one.id);
    if (row?.version === one.version) return [];
    return [{ path: `products.${i}.draft`, msg: row ? CHANGED : GONE }];
  });
  if (errors.length) throw new Problem("draft_changed", { errors });
  await removeDrafts(
    tx,
    rows.map(({ id }) => id),
  );
  return named.map((one) => rows.find(({ key }) => key === one?.id));
}
