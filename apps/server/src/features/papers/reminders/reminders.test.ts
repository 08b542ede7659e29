import { companies } from "@rebale/contract";
import { expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket } from "../../../../test/app.ts";
import { remindLapsing } from "./remind-lapsing.ts";

const market = await createMarket();
const pdf = aPdf();
const at = (day: string, time = "12:00:00") => market.setTime(new Date(`${day}T${time}+05:30`));

test("30, 7 and 1 days before a paper lapses its company is told, once each (W4)", async () => {
  await at("2026-12-01");
  const owner = await market.aBuyer();
  /** A session ends before a paper does. */
  const signIn = () => market.proveMobile(owner.mobile);
  const send = async (valid_to: string) =>
    market.send(companies.sendPaper, await signIn(), [{ field: "document", bytes: pdf }], {
      kind: "bank",
      number: "123456789",
      valid_to,
    });
  await send("2027-01-31");
  const notices = async () => {
    await remindLapsing(market.deps);
    await remindLapsing(market.deps);
    const rows = await market.db
      .selectFrom("notifications")
      .select("params")
      .where("user_id", "=", owner.id)
      .where("code", "=", "paper_lapses")
      .orderBy("id")
      .execute();
    return rows.map(({ params }) => (params as { days: number }).days);
  };
  await at("2026-12-31");
  expect(await notices()).toEqual([]);
  await at("2027-01-01", "00:00:00");
  expect(await notices()).toEqual([30]);
  await at("2027-01-23");
  expect(await notices()).toEqual([30]);
  await at("2027-01-24");
  expect(await notices()).toEqual([30, 7]);
  await at("2027-01-30");
  expect(await notices()).toEqual([30, 7, 1]);
  await at("2027-01-31", "23:59:59");
  expect(await notices()).toEqual([30, 7, 1]);
  const status = async () => {
    const { body } = await market.ask(companies.readPapers, { token: await signIn() });
    return body.data[0]?.status;
  };
  expect(await status()).toBe("sent");
  await at("2027-02-01", "00:00:00");
  expect([await notices(), await status()]).toEqual([[30, 7, 1], "lapsed"]);
  // The newer one is notified anew.
  await send("2027-02-05");
  expect(await notices()).toEqual([30, 7, 1, 4]);
});
