import { content, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const asha = await market.anAdmin("support");
const bina = await market.anAdmin("moderator");
await db.updateTable("users").set({ name: "Asha" }).where("id", "=", asha.id).execute();
const as = { token: asha.token };
const queries = office.contactQueries;

let asked = 0;
/** A question from the contact form; its id. */
async function aQuestion(message = "Do you take monitors?"): Promise<string> {
  const email = `lata${++asked}@example.org`;
  const body = { name: "Lata Rao", email, mobile: "9812345678", message };
  await ask(content.contactQuery, { body });
  const { body: found } = await ask(queries.list, { ...as, query: { q: email } });
  return found.data[0]?._id ?? "";
}
async function aRequest(): Promise<string> {
  const body = {
    service: "collection" as const,
    name: "Ali",
    organisation: "Ali Motors",
    email: `ali${++asked}@example.org`,
    mobile: "9822011223",
    city: "Ludhiana",
    state: "Punjab",
    message: "300 car batteries",
  };
  await ask(content.serviceRequest, { body });
  const { body: found } = await ask(office.serviceRequests.list, {
    ...as,
    query: { q: body.email },
  });
  return found.data[0]?._id ?? "";
}
const read = async (id: string) => (await ask(queries.read, { ...as, params: { id } })).body.data;
const mailsTo = (recipient: string) =>
  db.selectFrom("messages").selectAll().where("recipient", "=", recipient).orderBy("id").execute();

test("an enquiry begins as new and nobody's; who takes it has begun (W16)", async () => {
  const id = await aQuestion();
  const before = await read(id);
  expect(before).toMatchObject({ stage: "new", assignee: null, version: 0, entries: [] });
  const body = { version: 0, assignee: String(bina.id) };
  const { body: mine } = await ask(queries.change, {
    ...as,
    params: { id: await aQuestion() },
    body: { version: 0, assignee: "me" },
  });
  expect(mine.data).toMatchObject({ stage: "in_progress", assignee: { _id: String(asha.id) } });
  const { body: taken } = await ask(queries.change, { ...as, params: { id }, body });
  expect(taken.data).toMatchObject({
    stage: "in_progress",
    assignee: { _id: String(bina.id) },
    version: 1,
  });
});

test("a reply goes out as one mail with the reference, and the thread is kept in order (W16)", async () => {
  const id = await aQuestion("Glass tubes?");
  const { email, reference } = await read(id);
  await ask(queries.note, { ...as, params: { id }, body: { text: "Ask the yard" } });
  const { body, status } = await ask(queries.reply, {
    ...as,
    params: { id },
    body: { version: 0, text: "Yes, we do." },
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ stage: "answered", assignee: { name: "Asha" } });
  await ask(queries.note, { ...as, params: { id }, body: { text: "Thanks!", kind: "received" } });
  const after = await read(id);
  expect(after.entries.map(({ kind, by, text }) => [kind, by, text])).toEqual([
    ["note", "Asha", "Ask the yard"],
    ["reply", "Asha", "Yes, we do."],
    ["received", "Asha", "Thanks!"],
  ]);
  expect(after.entries[1]?.mail).toBe("waiting");
  expect(after.stage, "who writes back waits again").toBe("in_progress");
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain(`[${reference}]`);
  expect(mails[0]?.thread).toBe(`enquiry-${reference}`);
  expect(mails[0]?.body).toMatch(/Dear Lata Rao,\n\nYes, we do\.\n\nAsha[\s\S]*> Glass tubes\?/);
  expect(mails[0]?.body).not.toContain("Ask the yard");
});

test("a service request is answered under its own reference (W16)", async () => {
  const id = await aRequest();
  const requests = office.serviceRequests;
  const { body } = await ask(requests.reply, {
    ...as,
    params: { id },
    body: { version: 0, text: "We come on Monday.", close: true },
  });
  expect(body.data).toMatchObject({ stage: "closed", organisation: "Ali Motors" });
  const [, reply] = await mailsTo(body.data.email);
  expect(reply?.subject).toBe(`Re: Your enquiry to Rebale [${body.data.reference}]`);
});

test("of two colleagues who answer at once one mail goes out, and the other is told by whom (W16)", async () => {
  const id = await aQuestion();
  await market.openConnections();
  const reply = (token: string, text: string) =>
    ask(queries.reply, { token, params: { id }, body: { version: 0, text } });
  const both = await Promise.all([reply(asha.token, "From A"), reply(bina.token, "From B")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: "enquiry_changed",
    errors: [
      { msg: expect.stringMatching(/^(Asha|Office) has answered it in the meantime\. Nothing/) },
    ],
  });
  const { entries, email } = await read(id);
  expect(entries).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
  const stale = await ask(queries.change, {
    ...as,
    params: { id },
    body: { version: 0, stage: "closed" },
  });
  expect(stale.status).toBe(409);
});

test("the list is cut by state and assignee; what waits comes longest waiting first, with its count (W16)", async () => {
  await db.deleteFrom("contact_queries").execute();
  const ids = [await aQuestion(), await aQuestion(), await aQuestion()];
  const [first = "", second = "", third = ""] = ids;
  await ask(queries.change, {
    ...as,
    params: { id: first },
    body: { version: 0, stage: "closed" },
  });
  const body = { version: 0, assignee: asha.id };
  await ask(queries.change, { ...as, params: { id: third }, body });
  const list = async (query: object) => {
    const reply = (await ask(queries.list, { ...as, query })).body;
    return { ids: reply.data.map(({ _id }) => _id), ...reply };
  };
  const waiting = await list({ stage: "waiting" });
  expect(waiting.ids).toEqual([second, third]);
  expect(waiting).toMatchObject({ waiting: 2, waiting_since: waiting.data[0]?.created_at });
  expect((await list({})).ids, "newest first").toEqual(ids.toReversed());
  expect((await list({ stage: "closed" })).ids).toEqual([first]);
  expect((await list({ assignee: "me" })).ids).toEqual([third]);
  expect((await list({ assignee: "none", stage: "new" })).ids).toEqual([second]);
  expect((await list({ assignee: String(bina.id) })).ids).toEqual([]);
});

test("what makes no sense is refused and changes nothing (W16)", async () => {
  const id = await aQuestion();
  const change = async (body: object) =>
    (await ask(queries.change, { ...as, params: { id }, body: body as never })).status;
  expect(await change({ version: 0, stage: "answered" }), "only a reply answers").toBe(400);
  expect(await change({ version: 0, stage: "new" }), "it is new").toBe(400);
  expect(await change({ version: 0 })).toBe(400);
  const content = await market.anAdmin("content");
  expect(await change({ version: 0, assignee: content.id }), "does not answer").toBe(400);
  expect(await change({ version: 0, assignee: (await market.aBuyer()).id })).toBe(400);
  for (const text of ["", "  ", "x".repeat(5001)])
    expect(
      (await ask(queries.reply, { ...as, params: { id }, body: { version: 0, text } })).status,
    ).toBe(400);
  const gone = { ...as, params: { id: "999999" } };
  expect((await ask(queries.read, gone)).status).toBe(404);
  expect((await ask(queries.reply, { ...gone, body: { version: 0, text: "Hi" } })).status).toBe(
    404,
  );
  expect(await read(id)).toMatchObject({ stage: "new", version: 0, entries: [] });
});

test("who may not read enquiries sees none of a visitor's data (W16, W12)", async () => {
  const id = await aQuestion();
  const { token } = await market.anAdmin("content");
  expect((await ask(queries.read, { token, params: { id } })).status).toBe(403);
  expect((await ask(queries.list, { token })).status).toBe(403);
  const entries = await db.selectFrom("audit").select(["subject", "details"]).execute();
  expect(JSON.stringify(entries.filter(({ subject }) => subject.includes("query")))).not.toMatch(
    /Lata|example\.org/,
  );
});

test("who asks is shown with their lots and bids where the email or mobile is a member's, and what of it is theirs (office b10)", async () => {
  const seller = await market.aSeller();
  const buyer = await market.aBuyer();
  await aLot(db, { sellerId: seller.id });
  const own = (id: number) =>
    db
      .selectFrom("users")
      .select(["email", "mobile"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const [{ email }, { mobile }] = [await own(seller.id), await own(buyer.id)];
  const asks = async (from: { email: string; mobile: string }) => {
    await ask(content.contactQuery, { body: { name: "Who", message: "Hello", ...from } });
    const { body } = await ask(queries.list, { ...as, query: { q: from.email.toLowerCase() } });
    return (await read(body.data[0]?._id ?? "")).members.map(({ _id, type, same, lots, bids }) => [
      Number(_id),
      type,
      same,
      lots,
      bids,
    ]);
  };
  expect(await asks({ email: email ?? "", mobile: mobile ?? "" })).toEqual(
    [
      [seller.id, "seller", ["email"], 1, 0],
      [buyer.id, "buyer", ["mobile"], 0, 0],
    ].sort((a, b) => Number(a[0]) - Number(b[0])),
  );
  expect(await asks({ email: "nobody@example.org", mobile: "9000000001" })).toEqual([]);
});

test("a reply is saved for all who answer; one of the same title is replaced, and who does not answer saves none (office b10)", async () => {
  const editor = await market.anAdmin("content");
  const save = (title: string, text: string, token = asha.token) =>
    ask(office.saveReply, { token, body: { title, text } });
  await save("Hours", "From nine.");
  await save("Hours", "From ten, {name}.", bina.token);
  const { body } = await ask(office.savedReplies, as);
  expect(body.data.replies.map(({ title, text }) => [title, text])).toEqual([
    ["Hours", "From ten, {name}."],
  ]);
  expect((await save("Other", "x", editor.token)).status).toBe(403);
  const params = { id: body.data.replies[0]?._id ?? "" };
  expect((await ask(office.deleteReply, { ...as, params })).status).toBe(200);
  expect((await ask(office.deleteReply, { ...as, params })).status).toBe(404);
});
