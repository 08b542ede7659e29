import { events } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";

const market = await createMarket();
const { ask, db, app } = market;
const HOUR = 3_600_000;

test("an event's catalogue is a PDF with its pictures, drawn again once something has changed, for no made-up host (A8, H5, L6)", async () => {
  const seller = await market.aSeller();
  const [startsAt, endsAt] = [new Date(Date.now() + HOUR), new Date(Date.now() + 2 * HOUR)];
  const { id } = await aLot(db, {
    sellerId: seller.id,
    startsAt,
    endsAt,
    title: "Copper cable, ताँबे का तार",
  });
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const webp = await sharp({
    create: { width: 480, height: 360, channels: 3, background: "#888", noise },
  })
    .webp()
    .toBuffer();
  await market.deps.files.put("public/front.webp", webp);
  const image = { image: "front.webp", width: 480, height: 360, alt: "" };
  const made = await ask(events.create, {
    token: seller.token,
    body: {
      title: "Yard clearance",
      product_ids: [id],
      start_at: indiaTime(startsAt),
      first_end_at: indiaTime(endsAt),
    },
  });
  const { url, _id } = made.body.data;
  const read = async () => {
    const reply = await app.inject({ url: `/api/event/${url}/catalogue.pdf` });
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/pdf"]);
    return reply.rawPayload;
  };
  const plain = await read();
  expect(plain.subarray(0, 5).toString()).toBe("%PDF-");
  expect(await read()).toEqual(plain);
  // A made-up host is neither drawn for nor named.
  const madeUp = await Promise.all(
    ["h1.example", "h2.example", "h3.example"].map((host) =>
      app.inject({ url: `/api/event/${url}/catalogue.pdf`, headers: { host } }),
    ),
  );
  for (const { rawPayload } of madeUp) expect(rawPayload).toEqual(plain);
  await db
    .updateTable("lots")
    .set({ pictures: JSON.stringify([image]) })
    .where("id", "=", id)
    .execute();
  const pictured = await read();
  expect(pictured.length).toBeGreaterThan(plain.length + 5_000);
  expect(pictured.includes("/Subtype /Image")).toBe(true);
  const params = { id: _id };
  await ask(events.change, { token: seller.token, params, body: { title: "Yard, cleared" } });
  expect(await read()).not.toEqual(pictured);
  expect((await app.inject({ url: "/api/event/none/catalogue.pdf" })).statusCode).toBe(404);
});
