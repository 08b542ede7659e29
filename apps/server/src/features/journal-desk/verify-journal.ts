import { type Db, inSnapshot } from "../../platform/db/db.ts";
import { otherHeld } from "../awards/index.ts";
import { type JournalLook, lookThrough } from "../journal/index.ts";

export interface JournalReport extends JournalLook {
  /** The same where all money is in question, and not that of a sale alone. */
  readonly market: string | null;
  /** Sales whose deposit is not held as they say: what is due of them waits. */
  readonly awards: readonly number[];
}
/** So many sales are named. */
const MAX = 500;

/**
 * Recomputes the journal from its lines, as of one moment, and asks each award whether its deposit
 * is held as it says.
 */
export const verifyJournal = (db: Db): Promise<JournalReport> =>
  inSnapshot(db, async (tx) => {
    const look = await lookThrough(tx);
    const held = await otherHeld(tx, MAX);
    const broken = look.broken ?? (held[0] ? heldFault(held[0]) : null);
    const awards = held.map(({ awardId }) => awardId);
    return { ...look, broken, market: look.broken, awards };
  });

const heldFault = ({
  awardId,
  said,
  held,
}: Awaited<ReturnType<typeof otherHeld>>[number]): string =>
  `award ${awardId} says that it holds ${said} paise of a deposit, the journal ${held}`;
