import { audience, type BodyIn, listings } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import type { Market, SignedIn } from "./app.ts";
import { companyOf } from "./authorised.ts";
import { aDraft, aPan } from "./builders.ts";

const HOUR = 3_600_000;

/** A buyer whose company's PAN the office has accepted. */
export async function aKnownBuyer(market: Market): Promise<SignedIn & { pan: string }> {
  const buyer = await market.aBuyer();
  const pan = aPan();
  await market.db
    .updateTable("companies")
    .set({ pan, pan_accepted_at: new Date() })
    .where("id", "=", await companyOf(market, buyer))
    .execute();
  return { ...buyer, pan };
}

interface Listing {
  readonly seller: SignedIn;
  readonly admin: SignedIn;
  readonly categoryId: number;
  readonly pans: readonly string[];
  readonly draft?: Partial<BodyIn<typeof listings.createLots>["products"][number]>;
  readonly approved?: boolean;
}

/** Lists a lot for the companies with these PANs, as its seller does; and approves it. */
export async function inviteOnlyLot(
  { ask }: Market,
  { seller, admin, categoryId, pans, draft = {}, approved = true }: Listing,
): Promise<{ id: number; url: string; title: string }> {
  const { token } = seller;
  const list = await ask(audience.addList, {
    token,
    body: { name: "Invited", companies: pans.map((pan) => ({ pan, name: "Invited" })) },
  });
  const product = { ...aDraft(categoryId), ...draft, invite_list_id: list.body.data._id };
  const { body } = await ask(listings.createLots, { token, body: { products: [product] } });
  const lot = body.data[0];
  if (!lot) throw new Error(JSON.stringify(body));
  if (approved) await approve(ask, admin, lot._id);
  return { id: Number(lot._id), url: lot.url, title: lot.title };
}

const at = (hours: number) => indiaTime(new Date(Date.now() + hours * HOUR));
const approve = (ask: Market["ask"], { token }: SignedIn, id: string) =>
  ask(listings.reviewLot, {
    token,
    params: { id },
    body: { is_approved: true, market_value: 1000, start_at: at(-1), end_at: at(2) },
  });
