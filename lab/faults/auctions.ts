import type pg from "pg";
import { someBuyers, someLots } from "../../bench/parts/market.ts";
import type { Bidder } from "./bidder.ts";
import type { Entry, LotEnd, LotSet } from "./checker/history.ts";
import { askForDeposits, verifyCompanies } from "./payers.ts";

const INCREMENT = 10;
const MARKET_VALUE = 1000;
const SOFT_CLOSE_MINUTES = 1;

/** Lots that end in so many seconds, at the latest so many later, and buyers to bid on them. */
export async function prepareAuctions(
  db: pg.Pool,
  { buyers, ...ending }: Ending & { readonly buyers: number },
): Promise<{ lots: LotSet[]; bidders: Bidder[] }> {
  const bidders = await prepareBidders(db, buyers);
  return { lots: await prepareLots(db, ending), bidders };
}

/** Each has a company of their own: the market bids for none against their colleague. */
export async function prepareBidders(db: pg.Pool, buyers: number): Promise<Bidder[]> {
  const bidders = await someBuyers(db, buyers);
  await db.query(
    `with made as (insert into companies (name) select 'Bidder ' || u from unnest($1::bigint[]) u
         returning id, name)
       update company_users set company_id = made.id from made
       where made.name = 'Bidder ' || user_id and user_id = any($1::bigint[])`,
    [bidders.map(({ id }) => id)],
  );
  await verifyCompanies(db, bidders);
  return bidders.map(({ id, token }) => ({ bidder: `buyer ${id}`, token }));
}

type Ending = Record<"lots" | "seconds" | "longer", number>;

export async function prepareLots(
  db: pg.Pool,
  { lots, seconds, longer }: Ending,
): Promise<LotSet[]> {
  const ids = await someLots(db, lots);
  await askForDeposits(db, ids);
  const { rows } = await db.query<{ id: string; hard: Date }>(
    `with ending as (
         update auctions set ends_at = date_trunc('milliseconds', now()) + make_interval(secs => $2)
         where lot_id = any($1::bigint[]))
       update timetables set bid_increment = $4, soft_close_minutes = $5,
         hard_ends_at = date_trunc('milliseconds', now()) + make_interval(secs => $3)
       where lot_id = any($1::bigint[]) returning lot_id as id, hard_ends_at as hard`,
    [ids, seconds, seconds + longer, INCREMENT * 100, SOFT_CLOSE_MINUTES],
  );
  return rows.map(({ id, hard }) => ({
    lot: Number(id),
    marketValue: MARKET_VALUE,
    increment: INCREMENT,
    softClose: SOFT_CLOSE_MINUTES * 60_000,
    hardEnd: hard.getTime(),
  }));
}

/** How a lot ended: its public ledger, its page, and whose order says that they won. */
export async function readEnd(entrance: string, db: pg.Pool, lot: number): Promise<LotEnd> {
  const ledger: Entry[] = [];
  for (let more = true; more; ) {
    const after = ledger.at(-1)?.seq ?? 0;
    const page = await ask(`${entrance}/api/auction/ledger/${lot}?after=${after}`);
    ledger.push(...(page.data as Entry[]));
    more = page.more as boolean;
  }
  const { data } = await ask(`${entrance}/api/auction/details/${lot}`);
  const { rows } = await db.query<{ alias: number }>(
    "select o.alias from bid_orders o join awards w on w.order_id = o.id where w.lot_id = $1",
    [lot],
  );
  return {
    lot,
    ledger,
    winners: rows.map(({ alias }) => `Bidder ${alias}`),
    highest: (data as { heightest: number }).heightest,
  };
}

async function ask(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} from ${url}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
