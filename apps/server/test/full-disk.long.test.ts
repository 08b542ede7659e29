import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accounts, auctions, listings } from "@rebale/contract";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { DiskWatch } from "../src/platform/files/disk.ts";
import { localFiles } from "../src/platform/files/files.ts";
import { createMarket, wholeMarket } from "./app.ts";
import { aLot } from "./builders.ts";

/** A real disk of 64 MB; only root may have one. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "rebale-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  afterAll(() => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}
const disk = smallDisk();

test.skipIf(!disk)(
  "on a full disk uploads answer 507 and leave nothing, /ready says so, and all recovers by itself (T8)",
  async () => {
    const folder = disk ?? "";
    let elapsed = 0;
    const market = await createMarket((deps) =>
      wholeMarket({
        ...deps,
        files: localFiles(join(folder, "files")),
        disk: new DiskWatch(folder, () => elapsed),
      }),
    );
    const seller = await market.aSeller();
    const { id } = await aLot(market.db, { sellerId: seller.id, approval: "pending" });
    const noise = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, i) => (i * 7919) % 251));
    const bytes = await sharp(noise, { raw: { width: 900, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    const send = () =>
      market.send(listings.updateImages, seller.token, [{ field: "images", bytes }], {
        product_id: String(id),
      });
    const sendPaper = () =>
      market.send(accounts.uploadImages, seller.token, [{ field: "panimage", bytes }]);
    const ready = async () =>
      (await market.app.inject({ method: "GET", url: "/api/ready" })).statusCode;
    expect(await ready()).toBe(200);

    for (let mb = 16; mb > 0.001; mb /= 2)
      for (let more = true; more; )
        try {
          writeFileSync(
            join(folder, `fill-${mb}-${Math.random()}`),
            Buffer.alloc(mb * 1024 * 1024),
          );
        } catch {
          more = false;
        }
    const before = readdirSync(join(folder, "files"), { recursive: true }).length;
    for (const refused of [await send(), await sendPaper()])
      expect(refused).toMatchObject({
        status: 507,
        body: { is_success: 0, code: "disk_full", data: null },
      });
    expect(readdirSync(join(folder, "files"), { recursive: true })).toHaveLength(before);
    expect(await ready()).toBe(507);

    for (const name of readdirSync(folder)) if (name.startsWith("fill")) rmSync(join(folder, name));
    elapsed += 11_000;
    expect(await ready()).toBe(200);
    expect([(await send()).status, (await sendPaper()).status]).toEqual([200, 200]);
  },
);

test("a database without room is answered 507, and /ready says so for a while (T8)", async () => {
  let elapsed = 0;
  const market = await createMarket((deps) =>
    wholeMarket({ ...deps, disk: new DiskWatch(tmpdir(), () => elapsed) }),
  );
  // As PostgreSQL refuses a write when its disk is full.
  await market.deps.database.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on otp_codes for each row execute function no_room()`);
  const ask = () => market.ask(accounts.enterMobile, { body: { mobile: "9812345678" } });
  const ready = async () =>
    (await market.app.inject({ method: "GET", url: "/api/ready" })).statusCode;
  expect(await ask()).toMatchObject({ status: 507, body: { code: "disk_full" } });
  expect(await ready()).toBe(507);
  await market.deps.database.pool.query("drop trigger no_room on otp_codes");
  elapsed += 11_000;
  expect([(await ask()).status, await ready()]).toEqual([200, 200]);
});

test("bids that cannot be written for want of room are answered 507, and /ready says so until they can (T8)", async () => {
  let elapsed = 0;
  const market = await createMarket((deps) =>
    wholeMarket({ ...deps, disk: new DiskWatch(tmpdir(), () => elapsed) }),
  );
  const buyer = await market.aBuyer();
  const lot = await aLot(market.db, { sellerId: (await market.aSeller()).id });
  const bid = () =>
    market.ask(auctions.placeBid, {
      body: { product_id: lot.id, amount: 1100 },
      token: buyer.token,
      headers: { "idempotency-key": "the-same-bid" },
    });
  const ready = async () =>
    (await market.app.inject({ method: "GET", url: "/api/ready" })).statusCode;
  await market.deps.database.pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on ledger_entries
      for each row execute function no_room()`);
  expect(await bid()).toMatchObject({ status: 507, body: { code: "disk_full" } });
  expect(await ready()).toBe(507);
  await market.deps.database.pool.query("drop trigger no_room on ledger_entries");
  elapsed += 11_000;
  expect([(await bid()).status, await ready()]).toEqual([200, 200]);
});
