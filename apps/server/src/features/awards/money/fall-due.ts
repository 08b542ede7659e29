import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { lockAward, recordMoves } from "../awards.store.ts";
import { moneyOf, moneyOfOne } from "./award-money.store.ts";
import { type AwardMoney, dueOf, goodsGst, lateFeeOn } from "./dues.rules.ts";
import {
  awardsDue,
  coveredAwards,
  type FallingDue,
  insertDues,
  lockDue,
  type NewDue,
  noteReminders,
} from "./fall-due.store.ts";
import { isCovered } from "./pay-towards.ts";
import { recordPaid } from "./record-paid.ts";

type Sweeping = Pick<Deps, "db" | "config" | "log">;
const BATCH = 250;

/** Each minute: who has to pay soon is reminded, who has not paid is overdue. */
export async function sweepAwards(deps: Sweeping): Promise<void> {
  await eachAlone(deps, await coveredAwards(deps.db, BATCH), payCovered);
  const due = await awardsDue(deps.db, BATCH);
  const together = deps.db.transaction().execute((tx) => fallDue(tx, deps, due));
  await together.catch(() =>
    eachAlone(deps, due, (tx, { config }, id) => fallDue(tx, { config }, [id])),
  );
  await deps.db.transaction().execute((tx) => remind(tx, deps));
}

/** One that fails does not keep the others. */
async function eachAlone(
  deps: Sweeping,
  ids: readonly number[],
  work: (tx: Tx, deps: Pick<Deps, "config">, id: number) => Promise<void>,
): Promise<void> {
  for (const id of ids)
    await deps.db
      .transaction()
      .execute((tx) => work(tx, deps, id))
      .catch((err) => deps.log.error({ err, award: id }, "a sale's money is tried again"));
}

async function payCovered(tx: Tx, { config }: Pick<Deps, "config">, id: number): Promise<void> {
  const award = await lockAward(tx, id);
  if (!award || award.buyerCompanyId === null) return;
  await lockCompanies(tx, [award.buyerCompanyId]);
  const money = await moneyOfOne(tx, id);
  if (isCovered(award, money)) await recordPaid(tx, config.home, award, money, await marketNow(tx));
}

async function remind(tx: Tx, { config }: Pick<Deps, "config">): Promise<void> {
  const soon = await noteReminders(tx, BATCH);
  const money = await moneyOf(
    tx,
    soon.map(({ id }) => id),
  );
  await notifyMembers(
    tx,
    config.home,
    soon.map(({ id, title, buyerId, dueAt }) => {
      const params = { title, amount: dueIn(money, id), until: dueAt.toISOString() };
      return notice(buyerId, "payment_soon", params, { link: `/award/${id}` });
    }),
  );
}
const dueIn = (money: ReadonlyMap<number, AwardMoney>, id: number) => {
  const own = money.get(id);
  return own ? dueOf(own) : 0;
};

/** Late fees, moves and notices of all, in a statement each. */
async function fallDue(
  tx: Tx,
  { config }: Pick<Deps, "config">,
  awardIds: readonly number[],
): Promise<void> {
  if (awardIds.length === 0) return;
  const locked = await lockDue(tx, awardIds);
  const at = await marketNow(tx);
  const money = await moneyOf(
    tx,
    locked.map(({ id }) => id),
  );
  const late = locked.flatMap((award) => {
    const unpaid = dueIn(money, award.id);
    return unpaid > 0 ? [{ award, ...lateFee(award, money.get(award.id)) }] : [];
  });
  if (late.length === 0) return;
  await insertDues(
    tx,
    late.flatMap(({ fee }) => fee ?? []),
  );
  await recordMoves(
    tx,
    late.map(({ award }) => ({
      ...{ awardId: award.id, from: "payment_due", to: "overdue", move: "fall_due" },
      ...{ side: "market", actorId: null, reason: "not_paid_in_time", at },
    })),
  );
  await notifyMembers(tx, config.home, late.flatMap(overdueNotices));
}

interface Late {
  readonly award: FallingDue;
  readonly fee: NewDue | null;
  /** With the late fee. */
  readonly due: number;
}

function lateFee({ id, lines, lateFeePercent, dueAt }: FallingDue, money?: AwardMoney) {
  const unpaid = money ? dueOf(money) : (0 as ReturnType<typeof dueOf>);
  const percent = lateFeePercent ?? 0;
  const { amount, gst } = lateFeeOn(unpaid, percent, goodsGst(lines));
  if (amount === 0) return { fee: null, due: unpaid };
  const cause = { percent, of: unpaid };
  const fee: NewDue = { awardId: id, kind: "late_fee", amount, gst, due_at: dueAt, cause };
  return { fee, due: unpaid + amount + gst };
}

function overdueNotices({ award, due }: Late) {
  const { id, title, buyerId, sellerId, graceUntil } = award;
  const params = { title, amount: due, until: graceUntil.toISOString() };
  const link = { link: `/award/${id}` };
  return [
    notice(buyerId, "award_overdue", { ...params, side: "buyer" }, link),
    notice(sellerId, "award_overdue", { ...params, side: "seller" }, link),
  ];
}
