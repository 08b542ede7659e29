import type { Db, Tx } from "../../../platform/db/db.ts";
import { updateMany } from "../../../platform/db/update-many.store.ts";

interface Added {
  readonly id: number;
  readonly part_no: number | null;
}

/** Writes into each part which lot is its heap's first; the parts of a heap follow each other. */
export async function joinParts(tx: Tx, lots: readonly Added[]): Promise<void> {
  let first = 0;
  const parts = lots.flatMap(({ id, part_no }) => {
    if (part_no === 1) first = id;
    return part_no === null ? [] : [{ id, parts_of: first }];
  });
  await updateMany(tx, "lots", "id", parts);
}

/**
 * The parts of a heap, each as it was listed last.
 * @param seesAll also what is not approved, or seen by the invited alone
 */
export const listParts = (db: Db, heap: number, seesAll: boolean) =>
  db
    .selectFrom("lots")
    .distinctOn("part_no")
    .select(["id", "url"])
    .select((eb) => eb.ref("part_no").$castTo<number>().as("no"))
    .where("parts_of", "=", heap)
    .$if(!seesAll, (all) =>
      all.where("approval", "=", "approved").where("invited_only", "=", false),
    )
    .orderBy("part_no")
    .orderBy("id", "desc")
    .execute();
