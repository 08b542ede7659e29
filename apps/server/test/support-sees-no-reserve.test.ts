import { auctions, listings, office, operations } from "@rebale/contract";
import { isOfficeList } from "@rebale/contract/office/list-files";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "./app.ts";
import { aLot } from "./builders.ts";
import { rowsOfWorkbook } from "./read-workbook.ts";

const market = await createMarket();
const { app, ask, db } = market;
const [helper, accountant, moderator] = [
  await market.anAdmin("support"),
  await market.anAdmin("finance"),
  await market.anAdmin("moderator"),
];
const seller = await market.aSeller();
const buyer = await market.aBuyer();
/** In rupees: nothing else has these digits. */
const RESERVE = 567_893;
const lot = await aLot(db, { sellerId: seller.id, reservePrice: RESERVE, title: "Sealed bales" });
await db
  .insertInto("lot_sheets")
  .values({
    ...{ lot_id: lot.id, version: 1, made_by: moderator.id },
    fields: JSON.stringify({
      ...{ basis: "lot", quantity_milli: 500_000, unit: "kg", weight_grams: 500_000 },
      ...{ market_value: 100_000, reserve_price: RESERVE * 100, bid_increment: null },
      ...{ starts_at: "2026-11-24 07:00:00", ends_at: "2026-11-25 07:00:00" },
      ...{ hard_ends_at: "2026-11-25 07:00:00", soft_close_minutes: 0, terms: null },
      ...{ requires_authorisation: null, deposit: null, pay_through: "parties" },
    }),
  })
  .execute();
await ask(auctions.placeBid, {
  token: buyer.token,
  body: { product_id: String(lot.id), amount: 1100 },
});

const read = async (url: string, { token }: Pick<SignedIn, "token">) => {
  const { rawPayload, statusCode } = await app.inject({
    url,
    headers: { authorization: `Bearer ${token}` },
  });
  return { statusCode, bytes: rawPayload };
};
const filled = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === "kind" ? "lot" : name === "idname" ? lot.url : String(lot.id),
  );
/** As rupees and as paise, with and without commas. */
const DIGITS = /5[, ]?67[, ]?893/;
const pages = operations
  .filter(({ method }) => method === "GET")
  .flatMap((operation) => {
    const path = `/api${filled(operation.path)}`;
    return isOfficeList(operation) ? [path, `${path}?format=csv`, `${path}?format=xlsx`] : [path];
  })
  .concat(`/api/product/${lot.id}/sheet.pdf`, "/api/admin/find?q=Sealed");

test.each(pages)(
  "%s tells neither support nor finance a reserve before the end (V11)",
  async (url) => {
    for (const who of [helper, accountant]) {
      const { bytes, statusCode } = await read(url, who);
      if (statusCode !== 200) continue;
      const text = url.endsWith("xlsx") ? JSON.stringify(rowsOfWorkbook(bytes)) : bytes.toString();
      expect(text).not.toMatch(DIGITS);
    }
  },
);

test("moderators read it, and each look is an entry (V11)", async () => {
  const looks = async () =>
    (
      await db
        .selectFrom("audit")
        .select("subject")
        .where("admin_id", "=", moderator.id)
        .where("action", "=", "reserve seen")
        .execute()
    ).map(({ subject }) => subject);
  const { token } = moderator;
  const listed = await ask(listings.adminLots, { token });
  expect(listed.body.data[0]?.reserve_price).toBe(RESERVE);
  expect(await looks()).toEqual(["List of lots"]);
  const sheets = await ask(listings.sheetsOfLot, { token, params: { id: String(lot.id) } });
  expect(sheets.body.data.versions[0]?.sheet.reserve_price).toBe(RESERVE);
  expect(await looks()).toHaveLength(2);
});

test("who bids on what is open is in no timeline but the moderators' (V11)", async () => {
  const by = async ({ token }: SignedIn) => {
    const asked = { kind: "lot", id: String(lot.id) } as const;
    const { body } = await ask(office.timeline, { token, params: asked });
    const bid = body.data.entries.find(({ kind, what }) => kind === "ledger" && what === "bid");
    return [bid?.amount, bid?.by ?? null, bid?.about ?? null];
  };
  expect(await by(helper)).toEqual([1100, null, null]);
  expect((await by(moderator))[1]).toBe(buyer.name);
});
