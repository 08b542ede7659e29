import { expect } from "vitest";
import type { Api, Session } from "./api.ts";
import { formOf } from "./envelope.ts";
import { png } from "./files.ts";
import { openLot } from "./lots.ts";

interface Sides {
  readonly buyer: Session;
  readonly seller: Session;
}
interface Category {
  _id: string;
  sub_category: { _id: string; url: string }[];
}
export interface BookedTruck {
  id: string;
  site: string;
  pass: string;
  vehicle: string;
  /** The driver's page. */
  link: string;
  code: string;
}

let vehicles = 0;
let slips = 0;

/** Sales through the market between two sides, and their trucks, by the API alone. */
export function salesBetween(api: Api, { buyer, seller }: Sides) {
  return { aPaidSale, pay, aTruck, aPhone, letOut };

  /** With a rate of GST: an invoice names it. */
  async function plastics() {
    const categories = (await api.get("/category")).body.data as Category[];
    const isPet = ({ url }: { url: string }) => url === "pet-bottles";
    const category = categories.find(({ sub_category }) => sub_category.some(isPet));
    return { category_id: category?._id, sub_category_id: category?.sub_category.find(isPet)?._id };
  }

  /** 1,200 kg at ₹10, paid through the market; a tenth more may leave. */
  async function aPaidSale(more: Record<string, unknown> = {}): Promise<string> {
    const terms = { payment_days: 7, lifting_days: 15, tolerance_percent: 10, ...more };
    // The seller alone offers that the GST stays tied.
    const own = more.tax_hold_days ? { terms, pay_through: "market" } : {};
    const goods = { ...(await plastics()), ...own };
    const lot = await openLot(api, seller, {
      ...{ ends: 10, market_value: 9, basis: "kg", terms, pay_through: "market", goods },
    });
    await api.post("/auction", { product_id: lot._id, amount: 10, terms_version: 1 }, buyer.token);
    const sale = async () => {
      const { data } = (await api.get("/award?side=buyer&rows=100", buyer.token)).body;
      return data.find(({ title }: { title: string }) => title === lot.title);
    };
    await expect.poll(sale, { timeout: 40_000 }).toMatchObject({ state: "payment_due" });
    const { _id, due } = await sale();
    await pay(_id, due);
    await expect.poll(async () => (await sale()).state, { timeout: 20_000 }).toBe("paid");
    return _id;
  }

  async function pay(award_id: string, amount: number): Promise<void> {
    const { body } = await api.post("/wallet/top-up", { amount, award_id }, buyer.token);
    const { status } = await api.post(`/payments/demo/${body.data.order_id}`, { outcome: "pay" });
    expect(status).toBe(200);
  }

  async function aTruck(award: string): Promise<BookedTruck> {
    const { body: slots } = await api.get(`/award/${award}/slots`, buyer.token);
    const { from } = slots.data.find(({ free }: { free: number }) => free > 0);
    const vehicle = `MH12GT${1000 + ++vehicles}`;
    const truck = { slot_from: from, vehicle_no: vehicle, driver_mobile: "9811111111" };
    const asked = { ...truck, driver_name: "Ramesh Yadav" };
    const { status, body } = await api.post(`/award/${award}/trips`, asked, buyer.token);
    expect([status, body.message]).toMatchObject([200, expect.anything()]);
    const { _id: id, site, driver_link: link, handover_code: code } = body.data;
    const { body: pass } = await api.get(`/trip/${id}/pass`, buyer.token);
    return { id, site: site._id, pass: pass.data.token, vehicle, link, code };
  }

  /** A phone that the owner made a link for. */
  async function aPhone(site: string): Promise<{ link: string; end(): Promise<unknown> }> {
    const path = `/company/sites/${site}/gate-devices`;
    const { body: all } = await api.get(path, seller.token);
    // The first one of a gate is the one that works without network.
    for (const { _id } of all.data)
      await api.call("DELETE", `${path}/${_id}`, { token: seller.token });
    const { body } = await api.post(path, { name: "Gate" }, seller.token);
    const end = () =>
      api.call("DELETE", `${path}/${body.data._id}`, { token: seller.token, body: {} });
    return { link: body.data.link, end };
  }

  /** Through the gate, onto the bridge empty and with so much, and out. */
  async function letOut({ id, site, pass, code }: BookedTruck, net: number): Promise<void> {
    const scanned = { token: pass, site_id: site };
    expect((await api.post("/gate/scan", scanned, seller.token)).status).toBe(200);
    for (const [kind, kg] of [
      ["tare", 4000],
      ["gross", 4000 + net],
    ] as const) {
      const slip = { slip_no: `J-${Date.now()}-${++slips}`, bridge: "Yard bridge" };
      const at = new Date().toISOString();
      const photo = await png("slip.png", { r: slips % 256, g: 120, b: kg % 256 });
      const body = formOf({ kind, kg: String(kg), at, ...slip, photo });
      const { status, body: said } = await api.call("POST", `/trip/${id}/slips`, {
        ...{ token: seller.token, body },
      });
      expect([status, said.message]).toMatchObject([200, expect.anything()]);
    }
    const out = await api.post(`/trip/${id}/out`, { handover_code: code }, seller.token);
    expect([out.status, out.body.message]).toMatchObject([200, expect.anything()]);
  }
}
