import type { Body, companies } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import {
  barsOf,
  findCompanyName,
  insertBar,
  liftBars,
  peopleOf,
  wasBarredSince,
} from "./bars.store.ts";

type Barring = Pick<Deps, "db" | "bus">;
const OWES_MONEY = "owes_money";
const BAR_DAYS = 90;
const YEAR_DAYS = 365;

/** @throws Problem not_found; day_not_later for an end that is over */
export async function barByOffice(
  { db, bus }: Barring,
  adminId: number,
  companyId: number,
  { reason, until_at }: Body<typeof companies.bar>,
) {
  const until = until_at == null ? null : new Date(until_at);
  const { people, bar } = await db.transaction().execute(async (tx) => {
    const company = await findCompanyName(tx, companyId);
    if (!company) throw new Problem("not_found");
    if (until && until <= (await marketNow(tx)))
      throw new Problem("day_not_later", { path: "until_at" });
    await insertBar(tx, { companyId, until, awardId: null, reason, barredBy: adminId });
    await writeAudit(tx, {
      adminId,
      action: "company barred",
      ...aboutCompany(companyId, company.name),
      details: { reason, until_at: until?.toISOString() ?? null },
    });
    const [bar] = await barsOf(tx, companyId);
    if (!bar) throw new Error("The bar that was added is not there");
    return { people: await peopleOf(tx, companyId), bar };
  });
  for (const userId of people) bus.publish("session", { userId });
  return bar;
}

/** @throws Problem not_found */
export async function liftByOffice(
  { db, bus }: Barring,
  adminId: number,
  companyId: number,
): Promise<void> {
  const people = await db.transaction().execute(async (tx) => {
    const company = await findCompanyName(tx, companyId);
    if (!company) throw new Problem("not_found");
    if ((await liftBars(tx, companyId, adminId)) === 0) return [];
    await writeAudit(tx, {
      adminId,
      action: "company's bar lifted",
      ...aboutCompany(companyId, company.name),
    });
    return peopleOf(tx, companyId);
  });
  for (const userId of people) bus.publish("session", { userId });
}

interface OfSale {
  readonly companyId: number;
  readonly awardId: number;
  readonly reason: "buyer_defaulted" | "seller_failed";
  /** Null of the market itself. */
  readonly adminId: number | null;
  readonly at: Date;
}

/**
 * A company that did not keep a sale is barred for 90 days, for the second time in a year until the
 * office lifts it. The company is locked.
 * @returns its people: tell their sessions after the commit
 */
export async function barForSale(
  tx: Tx,
  { companyId, awardId, reason, adminId, at }: OfSale,
): Promise<number[]> {
  const isSecond = await wasBarredSince(tx, companyId, new Date(at.getTime() - YEAR_DAYS * DAY_MS));
  const until = isSecond ? null : new Date(at.getTime() + BAR_DAYS * DAY_MS);
  await insertBar(tx, { companyId, until, awardId, reason, barredBy: adminId });
  return peopleOf(tx, companyId);
}

/**
 * A company that owes the market money is barred until the office lifts it. The company is locked.
 * @returns its people: tell their sessions after the commit
 */
export async function barForDebt(tx: Tx, companyId: number): Promise<number[]> {
  const of = { companyId, until: null, awardId: null, reason: OWES_MONEY, barredBy: null };
  await insertBar(tx, of);
  return peopleOf(tx, companyId);
}

/** For a company that owes nothing any more; it is locked. @returns its people, as `barForDebt` */
export async function liftDebtBar(tx: Tx, companyId: number, adminId: number): Promise<number[]> {
  const lifted = await liftBars(tx, companyId, adminId, OWES_MONEY);
  return lifted === 0 ? [] : peopleOf(tx, companyId);
}
