import { accounts, companies, operations } from "@rebale/contract";
import { describe, expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aPan, PASSWORD } from "../../../../test/builders.ts";

const market = await createMarket();
const { db } = market;
const admin = await market.anAdmin();
const pdf = aPdf();

/** A refused login's answer, and the token beside it. */
async function knock({ email }: SignedIn, password = PASSWORD) {
  const { status, body } = await market.ask(accounts.login, { body: { email, password } });
  return { status, ...(body as { code?: string; message: string; temp_token?: string }) };
}
const open = (token = "") => market.ask(companies.readApplication, { token });
const send = (token = "") => market.ask(companies.sendApplication, { token });
const sendPaper = (token = "", kind = "bank", number = "123456789") =>
  market.send(companies.sendPaper, token, [{ field: "document", bytes: pdf }], { kind, number });
const review = async (id: string, decision: "accept" | "correct" | "refuse", path = "bank") =>
  market.ask(companies.reviewCompany, {
    params: { id },
    body: { decision, reasons: decision === "accept" ? [] : [{ path, msg: "Blurred" }] },
    token: admin.token,
  });
const idOf = async (token = "") =>
  (await market.ask(companies.readCompany, { token })).body.data?._id ?? "";

describe("a seller whose account waits", () => {
  test("is refused in the specification's words, with a token beside them (W5, S4.4)", async () => {
    const seller = await market.aWaitingSeller();
    expect(await knock(seller)).toMatchObject({
      status: 403,
      is_success: 0,
      data: null,
      code: "waiting_for_activation",
      message: "Your account is waiting for activation by our team. We will write to you by email",
      temp_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await knock(seller, "Wrong-Pass-2026")).not.toHaveProperty("temp_token");
  });

  test("opens the own application with it: what was typed, what is missing (W5)", async () => {
    const pan = aPan();
    const seller = await market.aWaitingSeller({ documents: { pancard: { number: pan } } });
    const { temp_token } = await knock(seller);
    const { body } = await open(temp_token);
    expect(body.data).toMatchObject({
      status: "waiting",
      company_status: "unverified",
      email: seller.email,
      typed: { name: "Ravi Seller", business_name: "Ravi Metals", pan, city: "Pune" },
      missing: ["pan", "bank"],
      reasons: [],
      papers: [],
    });
    await sendPaper(temp_token, "pan", pan);
    expect((await open(temp_token)).body.data).toMatchObject({
      company_status: "submitted",
      missing: ["bank"],
      papers: [{ kind: "pan", status: "sent" }],
    });
  });

  test("with it nothing else is open, of all operations for members (W5)", async () => {
    const { temp_token } = await knock(await market.aWaitingSeller());
    const own = ["applicant", "applicant-manager", "waiting-seller", "uploader"];
    const opened: string[] = [];
    for (const { method, path, who } of operations) {
      if (who === "anyone" || own.includes(who)) continue;
      const reply = await market.app.inject({
        method,
        url: `/api${path.replace(/\{\w+\}/g, "1")}`,
        headers: { authorization: `Bearer ${temp_token}` },
        ...(method === "GET" ? {} : { payload: {} }),
      });
      if (reply.statusCode !== 401 && reply.statusCode !== 403) opened.push(`${method} ${path}`);
    }
    expect(opened).toEqual([]);
    expect(
      operations
        .filter(({ who }) => own.includes(who))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      "POST /user/upload-images",
      "GET /company",
      "PUT /company",
      "GET /company/application",
      "PUT /company/application",
      "POST /company/application",
      "GET /company/invitations",
      "POST /company/invitations/{id}/answer",
      "GET /company/papers",
      "POST /company/papers",
    ]);
  });

  test("a deactivated seller, a buyer and a stranger get no such token (W5)", async () => {
    const seller = await market.aSeller();
    await db
      .updateTable("users")
      .set({ status: "deactivated" })
      .where("id", "=", seller.id)
      .execute();
    expect(await knock(seller)).not.toHaveProperty("temp_token");
    for (const { token } of [await market.aBuyer(), await market.aSeller()])
      expect((await open(token)).status).toBe(403);
    expect((await open()).status).toBe(401);
  });
});

describe("corrected and sent again", () => {
  test("a correction reaches the seller, who corrects it; the office accepts, and they log in (W5)", async () => {
    const seller = await market.aWaitingSeller();
    const first = (await knock(seller)).temp_token;
    await sendPaper(first);
    const id = await idOf(first);
    await review(id, "correct");
    const { temp_token } = await knock(seller);
    expect((await open(temp_token)).body.data).toMatchObject({
      company_status: "correction_asked",
      reasons: [{ path: "bank", msg: "Blurred" }],
      papers: [{ kind: "bank", status: "correction_asked", reason: "Blurred" }],
    });
    await sendPaper(temp_token);
    expect((await open(temp_token)).body.data).toMatchObject({
      company_status: "submitted",
      reasons: [],
    });
    await review(id, "accept");
    expect((await knock(seller)).status).toBe(200);
    expect((await open(temp_token)).status).toBe(403);
  });

  test("a refused seller may send again: the login waits, the company is submitted (W5)", async () => {
    const seller = await market.aWaitingSeller();
    const { temp_token: first } = await knock(seller);
    await sendPaper(first);
    const id = await idOf(first);
    await review(id, "refuse", "name");
    const refused = await knock(seller);
    expect(refused).toMatchObject({ status: 403, code: "deactivated" });
    const { temp_token } = refused;
    expect((await open(temp_token)).body.data).toMatchObject({
      status: "refused",
      company_status: "unverified",
      reasons: [{ path: "name", msg: "Blurred" }],
    });
    expect((await send(temp_token)).status).toBe(200);
    expect((await open(temp_token)).body.data).toMatchObject({
      status: "waiting",
      company_status: "submitted",
      reasons: [],
    });
    await review(id, "accept");
    expect((await knock(seller)).status).toBe(200);
  });

  test("a newer paper of a refused seller is enough for the office to see them again (W5)", async () => {
    const seller = await market.aWaitingSeller();
    const { temp_token: first } = await knock(seller);
    await sendPaper(first);
    const id = await idOf(first);
    await review(id, "refuse");
    await sendPaper((await knock(seller)).temp_token);
    await review(id, "accept");
    expect((await knock(seller)).status).toBe(200);
  });

  test("what was typed wrong is corrected, the PAN too, unless another company has it (W5)", async () => {
    const [taken, right] = [aPan(), aPan()];
    await market.aBuyer({ documents: { pancard: { number: taken } } });
    const { temp_token: token } = await knock(await market.aWaitingSeller());
    const typed = {
      name: "Ravi Kumar",
      business_name: "Ravi & Sons",
      pan: right,
      state: "Maharashtra" as const,
      account_no: "",
    };
    const correct = (body: object) =>
      market.ask(companies.correctApplication, { token, body: { ...typed, ...body } });
    expect((await correct({})).body.data.typed).toMatchObject({
      name: "Ravi Kumar",
      business_name: "Ravi & Sons",
      pan: right,
      account_no: null,
    });
    expect((await market.ask(companies.readCompany, { token })).body.data).toMatchObject({
      name: "Ravi & Sons",
      pan: right,
    });
    await market.db
      .updateTable("companies")
      .set({ pan_accepted_at: new Date() })
      .where("pan", "=", taken)
      .execute();
    expect(await correct({ pan: taken })).toMatchObject({
      status: 409,
      body: { code: "pan_taken", errors: [{ path: "pan" }] },
    });
    expect(await correct({ gst_number: "27AAPFU0939F1ZV" })).toMatchObject({
      status: 400,
      body: { errors: [{ path: "gst_number" }] },
    });
    expect((await open(token)).body.data.typed.pan).toBe(right);
  });

  test("a GST number of another state is kept, as at the registration; a bank proof has an account number (trader 24)", async () => {
    const { temp_token } = await knock(await market.aWaitingSeller());
    const { status, body } = await market.ask(companies.correctApplication, {
      token: temp_token ?? "",
      body: {
        ...{ name: "Ravi Kumar", business_name: "Ravi & Sons", pan: "AAPFU0939F" },
        ...{ state: "Gujarat" as const, gst_number: "27AAPFU0939F1ZV" },
      },
    });
    expect([status, body.data?.typed.gst_number]).toEqual([200, "27AAPFU0939F1ZV"]);
    expect((await sendPaper(temp_token, "bank", "SBI SAVINGS")).body.errors).toEqual([
      { path: "number", msg: "An account number has 6 to 20 digits" },
    ]);
    expect((await sendPaper(temp_token, "bank", "1234 5678 9012")).status).toBe(200);
  });

  test("nothing is sent without PAN and a paper (W5)", async () => {
    const { temp_token } = await knock(await market.aWaitingSeller());
    expect(await send(temp_token)).toMatchObject({
      status: 409,
      body: { code: "application_incomplete" },
    });
  });
});
