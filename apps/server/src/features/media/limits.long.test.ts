import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { cleanPicture, ENCODERS } from "./clean-picture.ts";
import { storePicture } from "./index.ts";

const market = await createMarket(marketOf(), { RATE_RENDITIONS_PER_MINUTE: "3" });
const folder = mkdtempSync(join(tmpdir(), "rebale-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
async function aPicture(width: number, height: number, interlaced = false) {
  const path = join(folder, `${++count}.png`);
  const background = { r: count, g: 90, b: 40 };
  await sharp({ create: { width, height, channels: 3, background } })
    .png({ progressive: interlaced })
    .toFile(path);
  return path;
}

test("pictures rendered anew count against their address, kept ones do not (T5)", async () => {
  const path = await aPicture(1000, 800);
  const { file } = await storePicture(market.deps, { path, field: "images" });
  const get = (width: number, remoteAddress: string) =>
    market.app.inject({ method: "GET", url: `/uploads/${file}?w=${width}`, remoteAddress });
  const statuses = [];
  for (const width of [160, 320, 480, 640])
    statuses.push((await get(width, "203.0.113.9")).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await get(160, "203.0.113.9")).statusCode).toBe(200);
  expect((await get(640, "203.0.113.10")).statusCode).toBe(200);
});

test("large pictures are unpacked one after another, whoever sends them (T5)", async () => {
  const mostAtOnce = async (path: string) => {
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, sharp.counters().process);
    }, 1);
    await Promise.all(Array.from({ length: 4 }, () => cleanPicture(path, "images")));
    clearInterval(watch);
    return most;
  };
  // 13 megapixels and 2, above and below what counts as large.
  expect(await mostAtOnce(await aPicture(4000, 3300, true))).toBe(1);
  expect(await mostAtOnce(await aPicture(1600, 1200))).toBe(ENCODERS);
});

test("three interlaced pictures of 50 megapixels at once need the memory of one (T5)", async () => {
  const path = await aPicture(8000, 6200, true);
  const program = fileURLToPath(new URL("../../../test/picture-memory.ts", import.meta.url));
  const memory = async (count: number) => {
    const { stdout } = await promisify(execFile)(process.execPath, [program, path, String(count)]);
    return Number(stdout);
  };
  const one = await memory(1);
  const many = await memory(3);
  // Unpacked it takes 200 MB and more; three of them at once would be 600 MB.
  expect(one).toBeGreaterThan(200);
  expect(many).toBeLessThan(one + 150);
}, 240_000);

test("an account may send so much a day, and is told to wait (T8)", async () => {
  const small = await createMarket(marketOf(), { RATE_UPLOAD_MB_PER_DAY: "1" });
  await small.deps.limits.upload(1, 600_000);
  await expect(small.deps.limits.upload(1, 600_000)).rejects.toMatchObject({
    code: "too_many_requests",
  });
  await small.deps.limits.upload(2, 600_000);
});
