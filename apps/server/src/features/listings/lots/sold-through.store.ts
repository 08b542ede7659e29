import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** How an event's lots are sold, as its row says. */
interface SoldThrough {
  readonly deposit_kind: string | null;
  readonly deposit_percent: number | string | null;
  readonly deposit_amount: number | null;
  readonly pay_through: string | null;
}

/**
 * Gives the event's deposit to those of these lots that say nothing of one, or what their event
 * said before; likewise how they are paid. None of them has opened.
 */
export const sellLotsThrough = (
  tx: Tx,
  lotIds: readonly number[],
  event: SoldThrough,
  before: SoldThrough | null,
) =>
  sql`update lots set
      deposit_kind = case when takes.deposit then ${event.deposit_kind} else lots.deposit_kind end,
      deposit_percent = case when takes.deposit then ${event.deposit_percent}::numeric
        else lots.deposit_percent end,
      deposit_amount = case when takes.deposit then ${event.deposit_amount}::bigint
        else lots.deposit_amount end,
      pay_through = case when takes.pay then ${event.pay_through ?? "parties"}
        else lots.pay_through end
    from (select l.id,
        l.deposit_kind is null or (l.deposit_kind, coalesce(l.deposit_percent, l.deposit_amount))
          = (${before?.deposit_kind ?? null},
            coalesce(${before?.deposit_percent ?? null}::numeric,
              ${before?.deposit_amount ?? null}::bigint)) as deposit,
        l.pay_through = ${before?.pay_through ?? "parties"} as pay
      from lots l
      where l.id = any(${[...lotIds]}::bigint[]) and l.company_id is not null) takes
    where lots.id = takes.id
      and ${event.deposit_kind !== null || event.pay_through !== null || before !== null}`.execute(
    tx,
  );
