import { type Db, inSnapshot } from "../../platform/db/db.ts";
import { otherHeld } from "../awards/index.ts";
import { type Fault, lookThrough } from "../journal/index.ts";

interface JournalReport {
  readonly entries: number;
  readonly accounts: number;
  readonly days: number;
  /** The first place where it breaks, in words. */
  readonly broken: string | null;
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
    const { fault, ...counted } = await lookThrough(tx, "money");
    const market = fault && wordsOf(fault);
    const held = await otherHeld(tx, MAX);
    const broken = market ?? (held[0] ? heldFault(held[0]) : null);
    const awards = held.map(({ awardId }) => awardId);
    return { ...counted, broken, market, awards };
  });

function wordsOf(fault: Fault): string {
  if (fault.is === "day") return fault.words;
  if (fault.is === "unbalanced") return `entry ${fault.id} (${fault.key}) does not sum to zero`;
  if (fault.is === "half reversed")
    return `entry ${fault.id} (${fault.key}) does not reverse what it says`;
  const { companyId, kind, kept, sum } = fault;
  return `${kind} of company ${companyId} is kept as ${kept} paise, its lines sum to ${sum}`;
}

const heldFault = ({
  awardId,
  said,
  held,
}: Awaited<ReturnType<typeof otherHeld>>[number]): string =>
  `award ${awardId} says that it holds ${said} paise of a deposit, the journal ${held}`;
