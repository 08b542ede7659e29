import { events, office } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { beforeAll, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const HOUR = 3_600_000;
const soon = (hours: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + hours * HOUR);
let seller: SignedIn;
let admin: SignedIn;
let lot: number;
beforeAll(async () => {
  seller = await market.aSeller();
  admin = await market.anAdmin();
  const at = { startsAt: soon(1), endsAt: soon(2), hardEndsAt: soon(3) };
  lot = (await aLot(db, { sellerId: seller.id, categoryId: await aCategory(db), ...at })).id;
});

test("an event may have a title in Hindi, which its page, lists, lots and notices carry beside the English one (trader d)", async () => {
  const body = {
    title: "Yard clearance",
    title_hi: "यार्ड ख़ाली हो रहा है",
    product_ids: [lot],
    start_at: indiaTime(soon(1)),
    first_end_at: indiaTime(soon(5)),
  };
  const made = await ask(events.officeCreate, { token: admin.token, body });
  expect(made.status).toBe(200);
  const { _id, url } = made.body.data;
  const titles = async () => {
    const page = (await ask(events.read, { params: { idname: url } })).body.data;
    const listed = (await ask(events.list)).body.data.find((event) => event._id === _id);
    const ofLot = (await ask(events.ofLot, { params: { product_id: String(lot) } })).body.data;
    const own = (await ask(events.officeList, { token: admin.token })).body.data[0];
    return [page, listed, ofLot, own].map((event) => event?.title_hi);
  };
  expect(await titles()).toEqual(Array(4).fill("यार्ड ख़ाली हो रहा है"));
  const told = async (headers = {}) =>
    (await ask(office.notifications, { token: seller.token, headers })).body.data[0]?.description;
  expect(await told({ "accept-language": "hi" })).toContain("“यार्ड ख़ाली हो रहा है”");
  expect(await told()).toContain('"Yard clearance"');

  const change = (asked: object) =>
    ask(events.officeChange, { token: admin.token, params: { id: _id }, body: asked });
  await change({ title: "Clearance" });
  expect(await titles(), "left out, it stays").toEqual(Array(4).fill("यार्ड ख़ाली हो रहा है"));
  await change({ title_hi: null });
  expect(await titles()).toEqual(Array(4).fill(null));
  const { data } = (await ask(office.audit, { token: admin.token })).body;
  expect(data[0]).toMatchObject({
    action: "event changed",
    before: { title_hi: "यार्ड ख़ाली हो रहा है" },
    after: { title_hi: null },
  });
  expect((await change({ title_hi: "क".repeat(121) })).body.errors[0]?.path).toBe("title_hi");
});
