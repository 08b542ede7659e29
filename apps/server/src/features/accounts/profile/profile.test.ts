import { accounts } from "@rebale/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket, marketOf } from "../../../../test/app.ts";

const market = await createMarket(marketOf());
const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
  .jpeg()
  .toBuffer();
const pdf = aPdf();
const fetchDocument = (file: string, token?: string) =>
  market.app.inject({
    url: `/api/user/document/${file}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

test("a member changes the profile; email and mobile stay as they are (S5.8, S7.9, S8.6)", async () => {
  const seller = await market.aSeller();
  const body = {
    name: "Ravi K",
    business_name: "Ravi & Sons",
    email: "other@example.org",
    mobile: "9999999999",
    whatsapp: "",
    address: "",
    city: "Nashik",
    state: "Maharashtra" as const,
    pincode: "422001",
  };
  const changed = await market.ask(accounts.updateProfile, { token: seller.token, body });
  expect(changed.body).toMatchObject({
    message: "User Updated Successfully",
    data: {
      name: "Ravi K",
      email: seller.email,
      contact: { mobile: seller.mobile },
      address: { address: null, city: "Nashik" },
    },
  });
});

test("a seller may not be left without a business name", async () => {
  const { token } = await market.aSeller();
  const answer = await market.ask(accounts.updateProfile, {
    token,
    body: { name: "Ravi", business_name: " " },
  });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ path: "business_name", msg: "Business Name is required." }] },
  });
});

test("a new seller uploads documents with the temporary token, and that token opens nothing else (S4.4, S7.11)", async () => {
  const seller = await market.aWaitingSeller();
  const stored = await market.send(accounts.uploadImages, seller.token, [
    { field: "panimage", name: "pan.pdf", bytes: pdf },
    { field: "profile_image", name: "me.jpg", bytes: picture },
  ]);
  expect(stored.body).toMatchObject({
    is_success: 1,
    data: { stored: ["panimage", "profile_image"] },
  });
  const row = await market.db
    .selectFrom("users")
    .innerJoin("account_papers", "user_id", "id")
    .select(["pan_image", "profile_image", "gst_image"])
    .where("id", "=", seller.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    pan_image: expect.stringMatching(/\.pdf$/),
    profile_image: expect.stringMatching(/\.webp$/),
    gst_image: null,
  });
  expect((await market.ask(accounts.readProfile, { token: seller.token })).status).toBe(401);
  expect((await fetchDocument(row.pan_image ?? "", seller.token)).statusCode).toBe(401);
});

test("a document is for its owner and the office: nobody else, no cache (S3.9)", async () => {
  const [owner, other, admin] = [
    await market.aBuyer(),
    await market.aBuyer(),
    await market.anAdmin(),
  ];
  await market.send(accounts.uploadImages, owner.token, [{ field: "gst_image", bytes: pdf }]);
  const profile = await market.ask(accounts.readProfile, { token: owner.token });
  const file = profile.body.data.documents.gst_certificate.image ?? "";

  const own = await fetchDocument(file, owner.token);
  expect(own.rawPayload).toEqual(pdf);
  expect(own.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  expect(own.headers["content-disposition"]).toMatch(/^attachment/);
  expect((await fetchDocument(file, admin.token)).statusCode).toBe(200);
  expect((await fetchDocument(file, other.token)).statusCode).toBe(404);
  expect((await fetchDocument(file)).statusCode).toBe(401);
  expect((await market.app.inject({ url: `/uploads/${file}` })).statusCode).toBe(404);
});

test("a new document takes the old one's place, whose bytes go where no company keeps them (W4)", async () => {
  const { id, token } = await market.aBuyer();
  await market.db
    .updateTable("company_users")
    .set({ status: "removed", role: null })
    .where("user_id", "=", id)
    .execute();
  const send = async () => {
    await market.send(accounts.uploadImages, token, [{ field: "doi", bytes: picture }]);
    return (
      (await market.ask(accounts.readProfile, { token })).body.data.documents
        .incorporation_certificate.image ?? ""
    );
  };
  const [first, second] = [await send(), await send()];
  expect(second).not.toBe(first);
  expect(await market.deps.files.read(`private/${first}`)).toBeNull();
  expect((await fetchDocument(second, token)).headers["content-type"]).toBe("image/webp");
});

test("one bad file among good ones: nothing is kept, and the path says which", async () => {
  const { token } = await market.aBuyer();
  const answer = await market.send(accounts.uploadImages, token, [
    { field: "panimage", bytes: pdf },
    {
      field: "gst_image",
      name: "gst.pdf",
      type: "application/pdf",
      bytes: Buffer.from("<html><script>alert(1)</script></html>"),
    },
  ]);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "document_unreadable", errors: [{ path: "gst_image" }] },
  });
  expect(
    (await market.ask(accounts.readProfile, { token })).body.data.documents.pancard.image,
  ).toBeNull();
});

test("odd document names are simply not there", async () => {
  const { token } = await market.aBuyer();
  for (const name of ["..%2f..%2fetc%2fpasswd", "x.exe", "a".repeat(290), "%00.pdf", "1.webp"]) {
    expect((await fetchDocument(name, token)).statusCode).toBe(404);
  }
});

test("a paper with a script is refused with clear words, and nothing is kept (T11)", async () => {
  const { token } = await market.aBuyer();
  const bytes = Buffer.from("%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF");
  const answer = await market.send(accounts.uploadImages, token, [{ field: "panimage", bytes }]);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: "active_content", errors: [{ path: "panimage" }] },
  });
  expect(answer.body.message).toContain("scripts or macros");
});
