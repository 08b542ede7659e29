import type { Db } from "../../platform/db/db.ts";
import { type Reader, readAll } from "./notifications.store.ts";
import { matchesInEnglish } from "./wording/word-notice.ts";

/** A member's notices that say this in English; the rows keep no words to look for it in. */
export const findWorded = async (db: Db, reader: Reader, q: string): Promise<number[]> =>
  (await readAll(db, reader)).flatMap((row) => (matchesInEnglish(row, q) ? [row.id] : []));
