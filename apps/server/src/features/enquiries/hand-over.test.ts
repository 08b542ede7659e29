import { content, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";

const market = await createMarket();
const { ask, db } = market;
const asha = await market.anAdmin("support");
const queries = office.contactQueries;

let asked = 0;
/** A question from the contact form; its id. */
async function aQuestion(message = "Do you take monitors?"): Promise<string> {
  const email = `lata${++asked}@example.org`;
  const body = { name: "Lata Rao", email, mobile: "9812345678", message };
  await ask(content.contactQuery, { body });
  const { body: found } = await ask(queries.list, { token: asha.token, query: { q: email } });
  return found.data[0]?._id ?? "";
}
const mailsTo = (recipient: string) =>
  db.selectFrom("messages").selectAll().where("recipient", "=", recipient).orderBy("id").execute();

test("a case is handed to finance, who is told by its reference alone, and answers it (V36)", async () => {
  const finance = await market.anAdmin("finance");
  const id = await aQuestion("UTR AXIS000000000003 for lot 12 is not there");
  const hand = (assignee: string, version: number, token = asha.token) =>
    ask(queries.change, { token, params: { id }, body: { version, assignee } });
  const { body } = await hand(String(finance.id), 0);
  expect(body.data.assignee?._id).toBe(String(finance.id));
  const [told, ...others] = await mailsTo(finance.email);
  expect([others.length, told?.subject]).toEqual([0, `Handed to you: ${body.data.reference}`]);
  expect(told?.body).toContain(`/admin/contact-queries?stage=all&open=${id}`);
  expect(told?.body).not.toMatch(/Lata|AXIS/);
  const reply = { version: 1, text: "It came today.", close: true };
  const answered = await ask(queries.reply, { token: finance.token, params: { id }, body: reply });
  expect(answered.body.data.stage).toBe("closed");
  const own = await aQuestion();
  const body2 = { version: 0, assignee: "me" };
  await ask(queries.change, { token: finance.token, params: { id: own }, body: body2 });
  expect(await mailsTo(finance.email), "who takes it is told nothing").toHaveLength(1);
});
