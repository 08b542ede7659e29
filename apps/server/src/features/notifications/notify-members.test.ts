import { type KyselyPlugin, sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import type { Tx } from "../../platform/db/db.ts";
import { insertNotices, notificationRoutes, notifyMembers } from "./index.ts";

const HOME = "https://rebale.example";
const market = await createMarket(marketOf(notificationRoutes));
const [buyer, seller] = [await market.aBuyer(), await market.aSeller()];

/** How many statements `work` sends. */
async function statementsOf(work: (tx: Tx) => Promise<unknown>): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await market.db.transaction().execute((tx) => work(tx.withPlugin(counter) as Tx));
  return count;
}
const notices = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ...{ userId: i % 2 ? buyer.id : seller.id, code: "join_agreed" as const },
    params: { company: `'${i}" of ${count}` },
  }));
const countOf = async (table: "notifications" | "messages", like: string) =>
  Number(
    (
      await market.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .where(
          sql<string>`${sql.ref(table === "messages" ? "body" : "params")}::text`,
          "like",
          `%${like}%`,
        )
        .executeTakeFirstOrThrow()
    ).n,
  );

test("a thousand notices take as many statements as two, on every way a member can be reached", async () => {
  const two = await statementsOf((tx) => notifyMembers(tx, HOME, notices(2)));
  expect(await statementsOf((tx) => notifyMembers(tx, HOME, notices(1000)))).toBe(two);
  expect(await countOf("notifications", " of 1000")).toBe(1000);
  // Both have a phone, the seller a mail address, too.
  expect(await countOf("messages", " of 1000")).toBe(1500);
  const { rows } = await market.deps.database.pool.query(
    "select task_identifier as job, count(*)::int from graphile_worker.jobs where key like 'message-%' group by 1 order by 1",
  );
  expect(rows).toMatchObject([
    { job: "deliver-code" },
    { job: "deliver-mail", count: 502 },
    { job: "deliver-sms", count: 1002 },
  ]);
});

test("messages by the hundred give way to what queued them: they are sent ten seconds later", async () => {
  const waits = async (of: string) =>
    (
      await market.deps.database.pool.query(
        `select distinct round(extract(epoch from j.run_at - m.created_at))::int as seconds
        from messages m join graphile_worker.jobs j on j.key = 'message-' || m.id
        where body like $1`,
        [`% ${of} %`],
      )
    ).rows;
  for (const count of [20, 90])
    await market.db.transaction().execute((tx) => notifyMembers(tx, HOME, notices(count)));
  expect(await waits("of 20")).toEqual([{ seconds: 0 }]);
  expect(await waits("of 90")).toEqual([{ seconds: 10 }]);
});

test("notices in the app alone are two statements, and no message goes out", async () => {
  const some = notices(500).map((notice) => ({ ...notice, params: { company: "In the app" } }));
  expect(await statementsOf((tx) => insertNotices(tx, some))).toBe(2);
  expect([
    await countOf("notifications", "In the app"),
    await countOf("messages", "In the app"),
  ]).toEqual([500, 0]);
});

test("what somebody wrote is no registered text, and goes to no phone (R93)", async () => {
  const written = { userId: buyer.id, title: "Closed on Friday", description: "By the office." };
  await market.db.transaction().execute((tx) => notifyMembers(tx, HOME, [written]));
  const rows = await market.db
    .selectFrom("messages")
    .select("channel")
    .where("subject", "=", "Closed on Friday")
    .execute();
  expect(rows.map(({ channel }) => channel)).not.toContain("sms");
});

test("a mail leads to the page it is about, and to the lot where that is another one", async () => {
  const link = "/sellerhome";
  const lot = "/auctiondetail/cable";
  const title = "Sold to Asha";
  await market.db
    .transaction()
    .execute((tx) =>
      notifyMembers(tx, HOME, [{ userId: seller.id, title, description: "Sold.", link, lot }]),
    );
  const mail = await market.db
    .selectFrom("messages")
    .select("body")
    .where("subject", "=", title)
    .where("channel", "=", "mail")
    .executeTakeFirstOrThrow();
  expect(mail.body).toContain(`Open: ${HOME}${link}\nThe lot: ${HOME}${lot}\n`);
});

test("of nobody, or of members who are gone, nothing is written", async () => {
  expect(await statementsOf((tx) => notifyMembers(tx, HOME, []))).toBe(0);
  expect(await statementsOf((tx) => insertNotices(tx, []))).toBe(0);
});
