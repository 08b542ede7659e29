import { accounts, companies } from "@rebale/contract";
import { gstinCheckCharacter } from "@rebale/contract/values/gstin";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aPan } from "../../../test/builders.ts";
import { storeCompanyDocument } from "./index.ts";

const market = await createMarket();
const { db } = market;
const admin = await market.anAdmin();

const pdf = aPdf();
const withPan = (number: string | null) => ({ documents: { pancard: { number } } });
const gstinOf = (pan: string, state = "27") => {
  const first = `${state}${pan}1Z`;
  return first + gstinCheckCharacter(first);
};
const send = (
  { token }: { token: string },
  fields: Record<string, string>,
  files = [{ field: "document", bytes: pdf as Uint8Array }],
) => market.send(companies.sendPaper, token, files, fields);
const papersOf = async ({ token }: { token: string }) =>
  (await market.ask(companies.readPapers, { token })).body.data;
const companyOf = async ({ token }: { token: string }) =>
  (await market.ask(companies.readCompany, { token })).body.data;
const open = (file: string, token?: string) =>
  market.app.inject({
    url: `/api/company/document/${file}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
/** A colleague of the owner in this role. */
async function colleague(owner: SignedIn, role: companies.Role): Promise<SignedIn> {
  const user = await market.aBuyer();
  const { company_id } = await db
    .selectFrom("company_users")
    .select("company_id")
    .where("user_id", "=", owner.id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("company_users")
    .set({ company_id, role })
    .where("user_id", "=", user.id)
    .execute();
  market.deps.bus.publish("session", { userId: user.id });
  return user;
}

describe("a company's papers", () => {
  test("with its PAN and one paper an unverified company is submitted by itself (W4)", async () => {
    const pan = aPan();
    const buyer = await market.aBuyer(withPan(pan));
    const sent = await send(buyer, { kind: "pan", number: pan.toLowerCase(), valid_to: "" });
    expect(sent.body).toMatchObject({
      data: { kind: "pan", number: pan, status: "sent", reason: null, valid_to: null, history: [] },
    });
    expect(await companyOf(buyer)).toMatchObject({ status: "submitted", papers: [sent.body.data] });
  });

  test("without a PAN it waits for that: named, it is submitted (W4)", async () => {
    const buyer = await market.aBuyer();
    await send(buyer, { kind: "bank", number: "123456789012" });
    expect((await companyOf(buyer))?.status).toBe("unverified");
    await market.ask(companies.nameCompany, {
      token: buyer.token,
      body: { name: "Asha Trading", pan: aPan() },
    });
    expect((await companyOf(buyer))?.status).toBe("submitted");
  });

  test("a newer paper of a kind counts, those before stay as history and can be opened (W4)", async () => {
    const buyer = await market.aBuyer();
    for (const number of ["111111", "222222", "333333"])
      await send(buyer, { kind: "bank", number, valid_from: "2026-01-01" });
    const [paper] = await papersOf(buyer);
    expect(paper).toMatchObject({ number: "333333", valid_from: "2026-01-01" });
    expect(paper?.history.map(({ number }) => number)).toEqual(["222222", "111111"]);
    expect((await open(paper?.history[1]?.document ?? "", buyer.token)).rawPayload).toEqual(pdf);
  });

  test("two sent at once: one counts, the other is history (W4)", async () => {
    const buyer = await market.aBuyer();
    await market.openConnections();
    const both = await Promise.all(
      ["111111", "222222"].map((number) => send(buyer, { kind: "bank", number })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [paper, ...others] = await papersOf(buyer);
    expect([others.length, paper?.history.length]).toEqual([0, 1]);
  });

  test.each([
    ["a kind that there is not", { kind: "licence", number: "1" }, "kind"],
    ["no number", { kind: "bank", number: " " }, "number"],
    ["a number that is no PAN", { kind: "pan", number: "12345" }, "number"],
    ["the PAN of somebody else", { kind: "pan", number: "ABCPE1234F" }, "number"],
    ["a GSTIN whose check sign is wrong", { kind: "gst", number: "27ABCPE1234F1Z0" }, "number"],
    ["the GSTIN of another PAN", { kind: "gst", number: gstinOf("ABCPE1234F") }, "number"],
    [
      "a day that there is not",
      { kind: "bank", number: "123456", valid_to: "2026-02-31" },
      "valid_to",
    ],
    [
      "a last day before the first",
      {
        kind: "bank",
        number: "123456",
        valid_from: "2030-01-02",
        valid_to: "2030-01-01",
      },
      "valid_to",
    ],
    [
      "a paper that has lapsed",
      { kind: "bank", number: "123456", valid_to: "2020-01-01" },
      "valid_to",
    ],
  ])("%s is refused beside its field, and nothing is kept (W4)", async (_what, fields, path) => {
    const buyer = await market.aBuyer(withPan(aPan()));
    expect(await send(buyer, fields as Record<string, string>)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
    expect(await papersOf(buyer)).toEqual([]);
  });

  test.each([
    ["no file at all", null, 400, "invalid_input"],
    ["a web page that says it is a PDF", "<html></html>", 400, "document_unreadable"],
    ["a PDF with a script", "%PDF-1.7\n<< /S /JavaScript /JS (1) >>\n%%EOF", 400, "active_content"],
  ])("%s is refused (W4)", async (_what, text, status, code) => {
    const buyer = await market.aBuyer();
    const files = text === null ? [] : [{ field: "document", bytes: Buffer.from(text) }];
    expect(await send(buyer, { kind: "bank", number: "123456" }, files)).toMatchObject({
      status,
      body: { code, errors: [{ path: "document" }] },
    });
  });
});

describe("who may open a company's document", () => {
  test("its owners and managers and the office; to all others it is not there (W4)", async () => {
    const owner = await market.aBuyer();
    const { body } = await send(owner, { kind: "bank", number: "123456" });
    const file = body.data.document;
    const own = await open(file, owner.token);
    expect(own.rawPayload).toEqual(pdf);
    expect(own.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(/^attachment/),
    });
    expect((await open(file, (await colleague(owner, "manager")).token)).statusCode).toBe(200);
    expect((await open(file, admin.token)).statusCode).toBe(200);
    const missing = await open("00000000-0000-4000-8000-000000000000.pdf", owner.token);
    for (const other of [
      await market.aBuyer(),
      await market.aSeller(),
      await market.aWaitingSeller(),
      await colleague(owner, "bidder"),
      await colleague(owner, "viewer"),
    ]) {
      const refused = await open(file, other.token);
      expect([refused.statusCode, refused.json()]).toEqual([404, missing.json()]);
      expect(refused.json().code).toBe("not_found");
    }
    expect((await open(file)).statusCode).toBe(401);
  });

  test("the office's look at one leaves an audit entry (W4)", async () => {
    const owner = await market.aBuyer();
    const { document } = (await send(owner, { kind: "bank", number: "123456" })).body.data;
    await open(document, admin.token);
    const entry = await db
      .selectFrom("audit")
      .select(["action", "admin_id"])
      .where("subject", "like", `%${document}`)
      .executeTakeFirst();
    expect(entry).toEqual({ action: "document opened", admin_id: admin.id });
  });

  test("a document of which no row is written is not kept (W4)", async () => {
    const owner = await market.aBuyer();
    const seat = await db
      .selectFrom("company_users")
      .select("company_id")
      .where("user_id", "=", owner.id)
      .executeTakeFirstOrThrow();
    let stored = "";
    const upload = { field: "document", filename: "a.pdf", path: import.meta.filename, size: 1 };
    await expect(
      storeCompanyDocument(
        market.deps,
        { companyId: seat.company_id, userId: owner.id, upload },
        async () => undefined,
      ),
    ).rejects.toMatchObject({ code: "document_unreadable" });
    const { mkdtemp, writeFile } = await import("node:fs/promises");
    const path = `${await mkdtemp("/tmp/rebale-paper-")}/paper.pdf`;
    await writeFile(path, pdf);
    await expect(
      storeCompanyDocument(
        market.deps,
        { companyId: seat.company_id, userId: owner.id, upload: { ...upload, path } },
        async (_tx, file) => {
          stored = file;
          throw new Error("no");
        },
      ),
    ).rejects.toThrow("no");
    expect(await market.deps.files.read(`private/${stored}`)).toBeNull();
    expect((await open(stored, owner.token)).statusCode).toBe(404);
  });
});

test("what is given at the registration is a paper of the company, and stays in its history (W4)", async () => {
  const pan = aPan();
  const seller = await market.aWaitingSeller(withPan(pan));
  const upload = () =>
    market.send(accounts.uploadImages, seller.token, [{ field: "panimage", bytes: pdf }]);
  await upload();
  expect(await papersOf(seller)).toMatchObject([{ kind: "pan", number: pan, status: "sent" }]);
  const [first] = await papersOf(seller);
  await upload();
  const [second] = await papersOf(seller);
  expect(second?.document).not.toBe(first?.document);
  expect(second?.history.map(({ document }) => document)).toEqual([first?.document]);
  expect((await open(first?.document ?? "", seller.token)).statusCode).toBe(200);
});

test("a company whose papers are checked reads how long such checks took lately, once there were five (U24)", async () => {
  await sql`update company_papers set decided_at = decided_at - interval '60 days'`.execute(db);
  const aChecked = async (hours: number | null) => {
    const pan = aPan();
    const buyer = await market.aBuyer(withPan(pan));
    await send(buyer, { kind: "pan", number: pan, valid_to: "" });
    const { _id } = (await companyOf(buyer)) ?? { _id: "" };
    if (hours !== null)
      await sql`update company_papers
        set state = 'accepted', decided_at = sent_at + interval '1 hour' * ${hours}::int
        where company_id = ${_id}::bigint`.execute(db);
    return buyer;
  };
  const waiting = await aChecked(null);
  const takes = async ({ token }: SignedIn) =>
    (await market.ask(companies.readCompany, { token })).body.checks_take;
  for (const hours of [1, 2, 30, 4]) await aChecked(hours);
  expect(await takes(waiting)).toBeNull();
  await aChecked(5);
  expect(await takes(waiting)).toBeCloseTo(4);
});
