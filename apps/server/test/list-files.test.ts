import { office, operations } from "@rebale/contract";
import { isOfficeList } from "@rebale/contract/office/list-files";
import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";
import { endpoint } from "../src/platform/http/endpoint.ts";
import { createMarket } from "./app.ts";
import { aLot, anAward } from "./builders.ts";
import { formulasOfWorkbook, rowsOfWorkbook } from "./read-workbook.ts";

const market = await createMarket();
const { db, app } = market;
const admin = await market.anAdmin();
const address = "203.0.113.9";

const get = (path: string, token: string | undefined = admin.token) =>
  app.inject({
    url: `/api${path}`,
    remoteAddress: address,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const lastEntry = () =>
  db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();

const seller = await market.aSeller();
const lot = await aLot(db, { sellerId: seller.id });
const forInvited = await aLot(db, { sellerId: seller.id });
await db.updateTable("lots").set({ invited_only: true }).where("id", "=", forInvited.id).execute();
const buyer = await market.aBuyer();
const order = { lot_id: lot.id, bidder_id: buyer.id, seller_id: seller.id, alias: 1 };
await db
  .insertInto("bid_orders")
  .values({ ...order, best_bid: 110_000, bid_count: 1, last_bid_at: new Date() })
  .execute();
await anAward(db, { lotId: lot.id, bidderId: buyer.id });
const { id: awardId } = await db.selectFrom("awards").select("id").executeTakeFirstOrThrow();
const lists = operations.filter(isOfficeList).map(({ path }) => path);

test("the office has lists, and one that could not be exported does not compile (W19)", () => {
  expect(lists.length).toBeGreaterThan(15);
  const wrong = () =>
    // @ts-expect-error it lists rows for the office and would answer pages alone
    endpoint(app, office.audit, async () => ({ data: [], totalpage: 0 }));
  expect(wrong).toThrow();
});

test.each(lists.flatMap((path) => (["csv", "xlsx"] as const).map((f) => [path, f] as const)))(
  "%s answers all its rows as %s, under its name and date, and the audit says so (W19)",
  async (path, format) => {
    const id = path.startsWith("/award/")
      ? awardId
      : path.endsWith("/invitations")
        ? forInvited.id
        : lot.id;
    const at = path.replace("{id}", String(id));
    const page = await get(at);
    const reply = await get(`${at}?format=${format}&rows=1`);
    expect(reply.statusCode).toBe(200);
    const name = at.replace("/admin/", "").replaceAll("/", "-");
    const disposition = String(reply.headers["content-disposition"]);
    expect(disposition).toMatch(/^attachment; filename="[\w-]+-\d{4}-\d\d-\d\d\.(csv|xlsx)"$/);
    expect(disposition).toContain(`"${name}-2`);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    const rows = await rowsOf(reply.rawPayload, format);
    // The exports themselves are entries of the audit: a page is read before, a file after one.
    const listed = page.json().data.length;
    if (path !== "/admin/audit") expect(rows.length - 1).toBeGreaterThanOrEqual(listed);
    expect(rows[0]?.every((head) => /^[A-Z]/.test(String(head)))).toBe(true);
    expect(await lastEntry()).toMatchObject({
      action: "list exported",
      admin_id: admin.id,
      subject: name,
      address,
      details: { format, rows: rows.length - 1 },
    });
  },
);

async function rowsOf(bytes: Buffer, format: "csv" | "xlsx"): Promise<unknown[][]> {
  if (format === "xlsx") return rowsOfWorkbook(bytes);
  const text = bytes.toString("utf8");
  expect(text.startsWith("\ufeff"), "Excel takes it for UTF-8").toBe(true);
  return parseCsv(text);
}

test("a file has the list's filters and search, and no pages (W19)", async () => {
  for (let i = 0; i < 3; i++) await market.aWaitingSeller({ name: `Filtered ${i}` });
  const reply = await get("/admin/sellers?status=waiting&q=Filtered&rows=1&page=2&format=csv");
  const rows = await rowsOf(reply.rawPayload, "csv");
  expect(rows).toHaveLength(4);
  expect(rows[0]?.slice(0, 4)).toEqual(["Account", "Type", "Business", "Name"]);
  expect((await lastEntry()).details).toEqual({
    format: "csv",
    rows: 3,
    filter: { status: "waiting", q: "Filtered", dir: "asc" },
  });
});

const HARMFUL = ["=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", 'a"b,c\nd'];
test("a search with characters that no text of the database has is a search, in every file (T15)", async () => {
  for (const path of lists) {
    const at = path.replace("{id}", String(path.startsWith("/award/") ? awardId : lot.id));
    const reply = await get(`${at}?format=csv&q=%00`);
    expect([path, reply.statusCode < 500]).toEqual([path, true]);
  }
});

test("formulas in what visitors typed are harmless in both files (W19)", async () => {
  await db
    .insertInto("contact_queries")
    .values(
      HARMFUL.map((message) => ({
        name: "Formula",
        email: "f@x.in",
        mobile: "9876543210",
        message,
      })),
    )
    .execute();
  const csv = (await get("/admin/contact-queries?q=Formula&format=csv")).rawPayload;
  const written = (await rowsOf(csv, "csv")).map((row) => row.map(String));
  expect(written.map((row) => row.length)).toEqual(Array(HARMFUL.length + 1).fill(8));
  const harmless = [...HARMFUL.slice(0, 6).map((text) => `'${text}`), HARMFUL[6]];
  expect(written.slice(1).map((row) => row[6])).toEqual(harmless.reverse());
  const { rawPayload } = await get("/admin/contact-queries?q=Formula&format=xlsx");
  const [, ...rows] = await rowsOf(rawPayload, "xlsx");
  const cells = rows.flat().map(String);
  for (const text of HARMFUL.slice(0, 4)) expect(cells, "as text").toContain(text);
  expect(formulasOfWorkbook(rawPayload)).toEqual([]);
});

test("in a workbook numbers are numbers and times are India's (W19)", async () => {
  await db
    .updateTable("lots")
    .set({ created_at: "2026-11-22T18:45:00Z" as never })
    .execute();
  const [heads = [], row = []] = await rowsOf(
    (await get("/admin/products?format=xlsx")).rawPayload,
    "xlsx",
  );
  const cell = (head: string) => row[heads.indexOf(head)];
  expect(cell("Quantity")).toEqual(expect.any(Number));
  expect(cell("Submitted")).toEqual(new Date("2026-11-23T00:15:00Z"));
});

test("who may not read a list gets no file of it; another format is refused (W19, W12)", async () => {
  const content = await market.anAdmin("content");
  expect((await get("/admin/audit?format=csv", content.token)).statusCode).toBe(403);
  expect((await get("/admin/audit?format=csv", seller.token)).statusCode).toBe(403);
  expect((await get("/admin/audit?format=csv", "A".repeat(43))).statusCode).toBe(401);
  const own = await get("/admin/notifications?format=csv", seller.token);
  expect(own.statusCode, "a member's own are no list of the office").toBe(403);
  const pdf = await get("/admin/audit?format=pdf");
  expect(pdf.statusCode).toBe(400);
  expect(pdf.json().errors).toEqual([{ path: "format", msg: "Choose csv or xlsx" }]);
});
