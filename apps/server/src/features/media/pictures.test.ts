import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { accounts } from "@rebale/contract";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { aPdf } from "../../../test/a-pdf.ts";
import { createMarket, marketOf } from "../../../test/app.ts";
import { storeGoodsFiles, storePicture } from "./index.ts";

const market = await createMarket(marketOf());
const folder = mkdtempSync(join(tmpdir(), "rebale-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const upload = (bytes: Uint8Array) => {
  const path = join(folder, String(files++));
  writeFileSync(path, bytes);
  return { path, field: "images" };
};
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a35" } });
const store = (bytes: Uint8Array) => storePicture(market.deps, upload(bytes));
/** EXIF's pointer to the place, in the byte order that sharp writes. */
const GPS_TAG = Buffer.from([0x25, 0x88]);
const get = (url: string, headers: Record<string, string> = {}) =>
  market.app.inject({ url, headers });

/** A PNG that promises this many pixels and has all of them, all black. */
function bigPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("a picture loses its metadata, the place where it was taken first of all", async () => {
  const jpeg = await plain(80, 60)
    .withExif({
      IFD0: { Make: "Camera" },
      IFD3: { GPSLatitude: "18/1 31/1 0/1", GPSLatitudeRef: "N" },
    })
    .jpeg()
    .toBuffer();
  const before = (await sharp(jpeg).metadata()).exif;
  expect(before?.includes("Camera")).toBe(true);
  expect(before?.includes(GPS_TAG)).toBe(true);
  const { file } = await store(jpeg);
  const bytes = (await get(`/uploads/${file}`)).rawPayload;
  const { exif, xmp, iptc, format } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, format }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    format: "webp",
  });
  expect(bytes.includes("Camera")).toBe(false);
});

test("a picture taken upright on a turned camera is stored upright", async () => {
  const turned = await plain(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await store(turned)).toMatchObject({ width: 40, height: 80 });
});

test("a large picture is kept with at most 2048 pixels a side, and the same picture is kept once", async () => {
  const big = await plain(3000, 1500).png().toBuffer();
  const first = await store(big);
  expect(first).toMatchObject({
    width: 2048,
    height: 1024,
    file: expect.stringMatching(/^[0-9a-f]{64}\.webp$/),
  });
  expect(await store(big)).toEqual(first);
  expect(
    await market.db.selectFrom("pictures").selectAll().where("file", "=", first.file).execute(),
  ).toHaveLength(1);
});

test.each([
  ["a page renamed .jpg", Buffer.from("<!doctype html><script>alert(1)</script>")],
  [
    "a drawing with script",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  [
    "a JPEG's first bytes and then a page",
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<html>")]),
  ],
  ["half a PNG", bigPng(200, 200).subarray(0, 50)],
  ["nothing", Buffer.alloc(0)],
])("%s is refused: pictures are judged by content", async (_what, bytes) => {
  await expect(store(bytes)).rejects.toMatchObject({
    name: "Problem",
    code: "picture_unreadable",
    errors: [{ path: "images" }],
  });
});

test("a page hidden behind a picture does not survive", async () => {
  const jpeg = await plain(20, 20).jpeg().toBuffer();
  const { file } = await store(Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]));
  expect((await get(`/uploads/${file}`)).rawPayload.includes("script")).toBe(false);
});

test("a small file that promises 400 megapixels is refused before it is unpacked", async () => {
  const bomb = bigPng(20_000, 20_000);
  expect(bomb.length).toBeLessThan(200_000);
  const before = process.memoryUsage().rss;
  await expect(store(bomb)).rejects.toMatchObject({ code: "picture_too_large" });
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
  const { token } = await market.aBuyer();
  const answer = await market.send(accounts.uploadImages, token, [
    { field: "profile_image", name: "me.png", bytes: bomb },
  ]);
  expect(answer).toMatchObject({
    status: 413,
    body: { code: "picture_too_large", errors: [{ path: "profile_image" }] },
  });
});

test("pages get the width and format they ask for, for ever cached and for every site (S3.15)", async () => {
  const { file } = await store(await plain(1000, 500).jpeg().toBuffer());
  const [webp, avif] = [
    await get(`/uploads/${file}?w=320`),
    await get(`/uploads/${file}?w=480&f=avif`),
  ];
  expect(webp.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
  expect(avif.headers["content-type"]).toBe("image/avif");
  expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ width: 480, format: "heif" });
  expect(await market.deps.files.read(`renditions/${file.slice(0, 64)}-320.webp`)).toEqual(
    webp.rawPayload,
  );

  const again = await get(`/uploads/${file}?w=320`, { "if-none-match": String(webp.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
});

test("a small picture is not enlarged", async () => {
  const { file } = await store(await plain(200, 100).jpeg().toBuffer());
  const [stored, wide] = [await get(`/uploads/${file}`), await get(`/uploads/${file}?w=1600`)];
  expect(wide.rawPayload).toEqual(stored.rawPayload);
  expect(
    await sharp((await get(`/uploads/${file}?w=1600&f=avif`)).rawPayload).metadata(),
  ).toMatchObject({ width: 200 });
});

test("forty visitors who want one new size at once make it one time", async () => {
  const { file } = await store(await plain(1400, 700).jpeg().toBuffer());
  let written = 0;
  const put = market.deps.files.put;
  market.deps.files.put = (key, bytes) => {
    written++;
    return put(key, bytes);
  };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => get(`/uploads/${file}?w=640&f=avif`)),
  );
  market.deps.files.put = put;
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(written).toBe(1);
});

test("other sizes, unknown files and odd names get a clear answer", async () => {
  const { file } = await store(await plain(30, 30).png().toBuffer());
  for (const query of ["w=321", "w=abc", "w=", "w=320&f=gif", "f=avif", "w=320&w=640"]) {
    const answer = await get(`/uploads/${file}?${query}`);
    expect([query, answer.statusCode]).toEqual([query, 400]);
    expect(answer.json()).toMatchObject({ is_success: 0, code: "invalid_input" });
  }
  for (const name of [
    `${"0".repeat(64)}.webp`,
    `${"0".repeat(64)}.pdf`,
    "..%2fprivate%2fx.pdf",
    "x",
    "%00",
  ]) {
    const answer = await get(`/uploads/${name}`);
    expect([name, answer.statusCode]).toEqual([name, 404]);
    expect(answer.json()).toMatchObject({ is_success: 0, code: "not_found" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

test("a JPEG whose end mark alone is missing is taken, half of one is not", async () => {
  const noise = Buffer.from(Array.from({ length: 80 * 60 * 3 }, (_, i) => (i * 7919) % 251));
  const jpeg = await sharp(noise, { raw: { width: 80, height: 60, channels: 3 } })
    .jpeg()
    .toBuffer();
  expect(await store(jpeg.subarray(0, -2))).toMatchObject({ width: 80, height: 60 });
  for (const share of [0.5, 0.9])
    await expect(store(jpeg.subarray(0, jpeg.length * share))).rejects.toMatchObject({
      code: "picture_unreadable",
    });
});

test("a catalogue comes as a download of its true kind (S2.39)", async () => {
  const pdf = aPdf();
  const { catalog: file } = await storeGoodsFiles(market.deps, [], upload(pdf));
  const answer = await get(`/uploads/${file}`);
  expect(answer.rawPayload).toEqual(pdf);
  expect(answer.headers).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
  });
  expect(answer.headers["content-disposition"]).toMatch(
    /^attachment; filename="catalog-[0-9a-f]{8}\.pdf"$/,
  );
  await expect(storeGoodsFiles(market.deps, [], upload(Buffer.from("MZ")))).rejects.toMatchObject({
    code: "catalog_unreadable",
  });
});

test("no path leads out of the artwork's folders", async () => {
  for (const path of [
    "/pictures/../package.json",
    "/pictures/..%2f..%2fpackage.json",
    "/icons/%2e%2e/%2e%2e/package.json",
    "/pictures/",
    "/icons/none.webp",
  ]) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode >= 400 && statusCode < 500]).toEqual([path, true]);
    expect(body).not.toContain("workspaces");
  }
});
