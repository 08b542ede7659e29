import { type BodyIn, companies, listings } from "@rebale/contract";
import { gstinCheckCharacter } from "@rebale/contract/values/gstin";
import { describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aDraft, aLot, aPan } from "../../../../test/builders.ts";

const market = await createMarket();
const { db } = market;
const category = await aCategory(db);

type Fields = BodyIn<typeof companies.addSite>;
const yard = (over: Partial<Fields> = {}): Fields => ({
  name: "Bhiwandi yard",
  address: "Plot 7, MIDC",
  city: "Bhiwandi",
  state: "Maharashtra",
  pincode: "421302",
  gstin: "",
  gate_contact: "Suresh, 98200 00000",
  ...over,
});
const gstinOf = (pan: string, state: string) => {
  const first = `${state}${pan}1Z`;
  return first + gstinCheckCharacter(first);
};
const withPan = (number: string) => ({ documents: { pancard: { number } } });
const add = ({ token }: SignedIn, over: Partial<Fields> = {}) =>
  market.ask(companies.addSite, { token, body: yard(over) });
const change = ({ token }: SignedIn, id: string, body: BodyIn<typeof companies.changeSite>) =>
  market.ask(companies.changeSite, { token, params: { id }, body });
const remove = ({ token }: SignedIn, id: string) =>
  market.ask(companies.removeSite, { token, params: { id } });
const sitesOf = async ({ token }: SignedIn) =>
  (await market.ask(companies.readCompany, { token })).body.data?.sites;
const list = (by: SignedIn, over: object = {}) =>
  market.ask(listings.createLots, {
    token: by.token,
    body: { products: [{ ...aDraft(category), ...over }] },
  });

describe("a company's sites", () => {
  test("are added, changed field by field, and removed (W2)", async () => {
    const pan = aPan();
    const seller = await market.aSeller(withPan(pan));
    const { body } = await add(seller, { gstin: gstinOf(pan, "27"), loading_hours: "9 to 5" });
    expect(body.data).toMatchObject({
      ...yard(),
      gstin: gstinOf(pan, "27"),
      loading_hours: "9 to 5",
    });
    const id = body.data._id;
    const changed = await change(seller, id, { gate_contact: "", name: "Yard 2" });
    expect(changed.body.data).toEqual({ ...body.data, gate_contact: null, name: "Yard 2" });
    expect(await sitesOf(seller)).toEqual([changed.body.data]);
    expect((await remove(seller, id)).status).toBe(200);
    expect(await sitesOf(seller)).toEqual([]);
    expect((await remove(seller, id)).status).toBe(404);
  });

  test("a GSTIN of another state or PAN is refused beside it, new and changed (W2, W3)", async () => {
    const pan = aPan();
    const seller = await market.aSeller(withPan(pan));
    const refused = (msg: string) => ({ status: 400, body: { errors: [{ path: "gstin", msg }] } });
    expect(await add(seller, { gstin: gstinOf(pan, "24") })).toMatchObject(
      refused("This GST number is for Gujarat"),
    );
    expect(await add(seller, { gstin: gstinOf("ABCPE1234F", "27") })).toMatchObject(
      refused("This GST number belongs to the PAN ABCPE1234F"),
    );
    const { _id } = (await add(seller, { gstin: gstinOf(pan, "27") })).body.data;
    expect(await change(seller, _id, { state: "Gujarat" })).toMatchObject(
      refused("This GST number is for Maharashtra"),
    );
    expect(await change(seller, _id, { gstin: gstinOf("ABCPE1234F", "27") })).toMatchObject(
      refused("This GST number belongs to the PAN ABCPE1234F"),
    );
  });

  test("a unit of a SEZ has a GST number of its own (R73)", async () => {
    const pan = aPan();
    const seller = await market.aSeller(withPan(pan));
    const refused = await add(seller, { sez: "with_payment" });
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, "sez"]);
    const { body } = await add(seller, { gstin: gstinOf(pan, "27"), sez: "with_payment" });
    expect(body.data).toMatchObject({ sez: "with_payment", lut_until: null });
    const bare = await change(seller, body.data._id, { gstin: "" });
    expect([bare.status, bare.body.errors[0]?.path]).toEqual([400, "sez"]);
    const lut = await change(seller, body.data._id, { sez: "", lut_until: "2027-03-31" });
    expect(lut.body.data).toMatchObject({ sez: null, lut_until: "2027-03-31" });
  });

  test("a PAN that is named later has to agree with the sites that are there (W2, W3)", async () => {
    const buyer = await market.aBuyer();
    await add(buyer, { gstin: gstinOf("ABCPE1234F", "27") });
    expect(
      await market.ask(companies.nameCompany, {
        token: buyer.token,
        body: { name: "Asha", pan: "BBCPE1234F" },
      }),
    ).toMatchObject({ status: 400, body: { errors: [{ path: "pan" }] } });
  });

  test("a stranger's site is not there to change or to remove (W2)", async () => {
    const [owner, stranger] = [await market.aSeller(), await market.aSeller()];
    const { _id } = (await add(owner)).body.data;
    expect((await change(stranger, _id, { name: "Mine" })).status).toBe(404);
    expect((await remove(stranger, _id)).status).toBe(404);
    expect(await sitesOf(owner)).toHaveLength(1);
  });
});

describe("a lot at a site", () => {
  test("lies where the site does, whatever else was typed (W2)", async () => {
    const seller = await market.aSeller();
    const { _id } = (await add(seller, { state: "Goa", city: "Verna", pincode: "403722" })).body
      .data;
    const [lot] = (await list(seller, { site_id: _id })).body.data;
    expect(lot).toMatchObject({ site_id: _id, state: "Goa", city: "Verna", pincode: "403722" });
    const edited = await market.ask(listings.editLot, {
      token: seller.token,
      params: { id: lot?._id ?? "" },
      body: aDraft(category),
    });
    expect(edited.body.data).toMatchObject({ site_id: null, city: "Pune" });
  });

  test("is refused at a stranger's site, one that was removed or that there never was (W2)", async () => {
    const [seller, stranger] = [await market.aSeller(), await market.aSeller()];
    const theirs = (await add(stranger)).body.data._id;
    const gone = (await add(seller)).body.data._id;
    await remove(seller, gone);
    const [lot] = (await list(seller)).body.data;
    for (const site_id of [theirs, gone, "999999"]) {
      expect(await list(seller, { site_id })).toMatchObject({
        status: 400,
        body: { code: "unknown_site", errors: [{ path: "products.0.site_id" }] },
      });
      expect(
        await market.ask(listings.editLot, {
          token: seller.token,
          params: { id: lot?._id ?? "" },
          body: { ...aDraft(category), site_id },
        }),
      ).toMatchObject({
        status: 400,
        body: { code: "unknown_site", errors: [{ path: "site_id" }] },
      });
    }
  });

  test("stays whole when its site is removed, and can still be edited (W2)", async () => {
    const seller = await market.aSeller();
    const { _id } = (await add(seller)).body.data;
    const [lot] = (await list(seller, { site_id: _id })).body.data;
    await remove(seller, _id);
    const params = { id: lot?._id ?? "" };
    const view = await market.ask(listings.viewLot, { token: seller.token, params });
    expect(view.body.data).toMatchObject({ site_id: _id, city: "Bhiwandi", pincode: "421302" });
    const body = { ...aDraft(category), city: "Bhiwandi", pincode: "421302", site_id: _id };
    const edited = await market.ask(listings.editLot, { token: seller.token, params, body });
    expect(edited.body.data).toMatchObject({ site_id: _id, city: "Bhiwandi" });
  });

  test("tells its site to its seller and the office, to nobody else (W2)", async () => {
    const seller = await market.aSeller();
    const { _id } = (await add(seller)).body.data;
    const { id } = await aLot(db, { sellerId: seller.id });
    await db
      .updateTable("lots")
      .set({ site_id: Number(_id) })
      .where("id", "=", id)
      .execute();
    const params = { id: String(id) };
    const own = await market.ask(listings.viewLot, { token: seller.token, params });
    expect(own.body.data.site_id).toBe(_id);
    const { token } = await market.aBuyer();
    const seen = await market.ask(listings.viewLot, { token, params });
    expect([seen.status, seen.body.data.site_id]).toEqual([200, null]);
  });
});
