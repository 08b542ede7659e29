import type { Paise } from "@rebale/contract";
import type { Run, Statement } from "../../platform/db/statement.ts";
import type { DepositState } from "./deposit-usage.ts";

interface Row {
  readonly company: number;
  readonly deposit: number;
  readonly elsewhere: number | null;
  readonly holds: Record<string, number> | null;
}
const depositsStatement: Statement<Row> = {
  name: "deposits",
  text: `select c.id as company, coalesce(a.balance, 0) as deposit,
      coalesce(led.elsewhere, 0) + coalesce(disputed.amount, 0) as elsewhere, led.holds
    from unnest($1::bigint[]) as c(id)
      left join accounts a on a.company_id = c.id and a.kind = 'deposit'
      left join lateral (
        select sum(amount) filter (where lot_id <> all($2::bigint[]))::bigint as elsewhere,
          json_object_agg(lot_id, amount) filter (where lot_id = any($2::bigint[])) as holds
        from deposit_leads where company_id = c.id) led on true
      -- What a payer's bank asks back covers nothing.
      left join disputed_money disputed on disputed.company_id = c.id`,
};

/**
 * How the deposits of companies stand. Who decides by them has locked the companies before.
 * @param lotIds the lots in question: what each of them holds is told apart
 */
export async function readDeposits(
  run: Run,
  companyIds: readonly number[],
  lotIds: readonly number[],
): Promise<Map<number, DepositState>> {
  const rows = await run(depositsStatement, [companyIds, lotIds]);
  return new Map(
    rows.map(({ company, deposit, elsewhere, holds }) => [
      company,
      {
        deposit: deposit as Paise,
        elsewhere: (elsewhere ?? 0) as Paise,
        holds: new Map(
          Object.entries(holds ?? {}).map(([lotId, amount]) => [Number(lotId), amount as Paise]),
        ),
      },
    ]),
  );
}
