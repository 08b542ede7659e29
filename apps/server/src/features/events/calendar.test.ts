import { auctions, events } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + hours * HOUR);
const inUtc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, "");

test("an event's calendar has its approved lots' closes, for anyone (O69)", async () => {
  const seller = await market.aSeller();
  const categoryId = await aCategory(db);
  const lot = async (title: string, approval: "approved" | "pending" = "approved") =>
    (
      await aLot(db, {
        ...{ sellerId: seller.id, categoryId, title, approval },
        ...{ startsAt: inHours(1), endsAt: inHours(2), hardEndsAt: inHours(3) },
      })
    ).id;
  const [one, two] = [await lot("Copper"), await lot("Brass")];
  const waiting = await lot("Waits", "pending");
  const ends = inHours(5);
  const { body } = await ask(events.create, {
    token: seller.token,
    body: {
      title: "Yard clearance",
      product_ids: [one, two, waiting],
      start_at: indiaTime(inHours(1)),
      first_end_at: indiaTime(ends),
      interval_seconds: 60,
    },
  });
  await ask(auctions.withdraw, {
    token: (await market.anAdmin()).token,
    params: { id: two },
    body: { reason: "Sold with the building" },
  });
  const read = (name: string) => market.app.inject({ url: `/api/event/${name}/calendar.ics` });
  const { statusCode, headers, body: text } = await read(body.data.url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  const entries = text.split("BEGIN:VEVENT").slice(1);
  expect(entries.map((entry) => /UID:lot-(\d+)@/.exec(entry)?.[1])).toEqual([`${one}`, `${two}`]);
  expect(entries[0]).toContain(`\r\nDTSTART:${inUtc(new Date(ends.getTime() - HOUR / 4))}\r\n`);
  expect(entries[0]).toContain(`\r\nDTEND:${inUtc(ends)}\r\n`);
  expect(entries.map((entry) => entry.includes("STATUS:CANCELLED"))).toEqual([false, true]);
  expect((await read(body.data._id)).body).toContain("BEGIN:VEVENT");
  expect((await read("no-such-event")).statusCode).toBe(404);
});
