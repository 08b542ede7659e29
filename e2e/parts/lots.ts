import { indiaTime as timeInIndia } from "@rebale/contract/values/calendar";
import type { Api, Session } from "./api.ts";

export interface OpenLot {
  _id: string;
  url: string;
  title: string;
  heightest: number;
  market_value: number;
  minimum_bid: number;
  next_bid: number;
  ends_at: string;
}

/** `YYYY-MM-DD HH:mm:ss` in India, so many seconds from now. */
export const indiaTime = (seconds: number) => timeInIndia(new Date(Date.now() + seconds * 1000));

/**
 * A live demo lot (with pictures) that everybody may bid on without a deposit, sold as a whole,
 * days to go; `from` the end of the list.
 */
export async function aLiveLot(api: Api, from = 1): Promise<OpenLot> {
  const { body } = await api.get("/product/shop?rows=100");
  const whole = body.data.filter(
    ({ basis, imgUrl }: { basis: string; imgUrl: string | null }) => basis === "lot" && imgUrl,
  );
  let found = 0;
  for (const { _id } of whole.reverse()) {
    const lot = (await api.get(`/auction/details/${_id}`)).body.data;
    if (lot.requirement === null && lot.deposit === null && ++found === from) return lot;
  }
  throw new Error(`The demo has no ${from} such lots`);
}

let listed = 0;

/** One lot of a seller, not reviewed yet. */
export async function submitLot(
  api: Api,
  seller: Session,
  overrides: Record<string, unknown> = {},
) {
  const { body: categories } = await api.get("/category");
  const product = {
    category_id: categories.data[0]._id,
    title: `Copper cable, stripped, drum ${Date.now()}-${++listed}`,
    quantity: 1200,
    unit: "kg",
    description: "Stripped copper cable, bright, on wooden drums. Weighed at the gate.",
    state: "Maharashtra",
    city: "Pune",
    pincode: "411001",
    ...overrides,
  };
  const { body, status } = await api.post("/product", { products: [product] }, seller.token);
  if (status !== 200 && status !== 201)
    throw new Error(`The lot was refused: ${JSON.stringify(body)}`);
  return {
    id: body.batch.products[0].product_id as string,
    title: product.title as string,
    url: body.batch.products[0].url as string,
  };
}

/** Seconds from now. */
interface Timetable {
  starts?: number;
  ends: number;
  market_value?: number;
  bid_increment?: number;
  reserve_price?: number;
  soft_close_minutes?: number;
  basis?: "kg" | "mt" | "piece";
  /** The stream that its bidders need an authorisation for. */
  requires_authorisation?: string;
  /** The part of its company's deposit that a leading bid holds. */
  deposit?: { kind: "percent"; percent: number };
  terms?: Record<string, unknown>;
  pay_through?: "parties" | "market";
  /** The seller's other fields. */
  goods?: Record<string, unknown>;
}

/** The office's users who open lots, signed in once for a whole file. */
const openers = new WeakMap<Api, Promise<Session>>();
function openerAt(api: Api): Promise<Session> {
  const opener = openers.get(api) ?? api.admin();
  openers.set(api, opener);
  return opener;
}

/** A lot listed by a seller and opened by the office. */
export async function openLot(
  api: Api,
  seller: Session,
  { starts = -60, ends, market_value = 50_000, goods = {}, ...more }: Timetable,
): Promise<OpenLot> {
  const lot = await submitLot(api, seller, goods);
  const admin = await openerAt(api);
  const { status, body } = await api.call("PATCH", `/admin/products/${lot.id}`, {
    token: admin.token,
    body: {
      is_approved: true,
      market_value,
      start_at: indiaTime(starts),
      end_at: indiaTime(ends),
      ...more,
    },
  });
  if (status !== 200) throw new Error(`The lot was not opened: ${JSON.stringify(body)}`);
  return (await api.get(`/auction/details/${lot.id}`)).body.data;
}
