import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { createAccount } from "../../features/accounts/index.ts";
import { connectDatabase } from "./db.ts";
import { refuseOtherKind } from "./market-kind.store.ts";

async function withDatabase(
  work: (db: ReturnType<typeof connectDatabase>["db"]) => Promise<unknown>,
) {
  const database = connectDatabase(await testDatabase(), 2, () => undefined);
  await work(database.db).finally(() => database.close());
}
const anAccount = (email: string, is_demo: boolean) => ({
  type: "admin" as const,
  name: "Office",
  email,
  passwordHash: "hash",
  is_demo,
});

test("a real market never opens over a demo, and names whose passwords are public (H3)", () =>
  withDatabase(async (db) => {
    await db
      .transaction()
      .execute((tx) => createAccount(tx, anAccount("admin@rebale.example", true)));
    await expect(refuseOtherKind(db, false)).rejects.toThrow(
      /filled as a demo.*admin@rebale\.example/,
    );
    await refuseOtherKind(db, true);
    // Also where each of them was deactivated or is gone: its keys and codes were shown.
    await db.updateTable("users").set({ is_demo: false, status: "deactivated" }).execute();
    await db.insertInto("settings").values({ key: "demo:accounts", value: "true" }).execute();
    await expect(refuseOtherKind(db, false)).rejects.toThrow(/filled as a demo/);
  }));

test("a demo, which shows every code, never opens over a real market, marked or from before (H3)", async () => {
  await withDatabase(async (db) => {
    await refuseOtherKind(db, false);
    await refuseOtherKind(db, false);
    await expect(refuseOtherKind(db, true)).rejects.toThrow(/real market/);
  });
  await withDatabase(async (db) => {
    await db
      .transaction()
      .execute((tx) => createAccount(tx, anAccount("office@scrap.example", false)));
    await expect(refuseOtherKind(db, true)).rejects.toThrow(/real market/);
    await refuseOtherKind(db, false);
  });
});
