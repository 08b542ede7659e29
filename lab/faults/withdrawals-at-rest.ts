import type pg from "pg";
import { waitFor } from "./wait-for.ts";

/** What is sent is asked for each minute, and what a killed node was told is told no second time. */
const LONGEST = 180_000;

/** No money is on its way any more, nor about to come back. @throws Error when some stays so */
export const withdrawalsAtRest = (db: pg.Pool): Promise<void> =>
  waitFor(
    async () => {
      const { rows } = await db.query<{ n: string }>(
        `select count(*) as n from withdrawals
          where state in ('asked', 'approved', 'released', 'sent')
            or state = 'done' and amount % 100 = 17`,
      );
      return Number(rows[0]?.n) === 0;
    },
    "Withdrawals never came to an end",
    LONGEST,
  );
