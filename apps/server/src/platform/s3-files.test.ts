import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openFiles } from "./files.ts";

/** As much of an S3 store as the market uses. */
const kept = new Map<string, Buffer>();
const signed: string[] = [];
const store = createServer((request, response) => {
  const key = new URL(request.url ?? "", "http://s3").pathname;
  signed.push(request.headers.authorization ?? "");
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (request.method === "PUT") kept.set(key, Buffer.concat(chunks));
    if (request.method === "DELETE") kept.delete(key);
    const bytes = kept.get(key);
    if (request.method === "GET" && !bytes) {
      return response
        .writeHead(404, { "content-type": "application/xml" })
        .end("<Error><Code>NoSuchKey</Code><Message>none</Message></Error>");
    }
    response
      .writeHead(request.method === "DELETE" ? 204 : 200)
      .end(request.method === "GET" ? bytes : undefined);
  });
});
await new Promise<void>((done) => store.listen(0, "127.0.0.1", done));
afterAll(() => store.close());

const config = readConfig({
  S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
  S3_BUCKET: "market",
  S3_ACCESS_KEY: "key",
  S3_SECRET_KEY: "secret",
});
const files = openFiles(config, "/nowhere");

test("with S3_BUCKET files live in the bucket: written, read, removed; a missing one is null", async () => {
  const bytes = Buffer.from([0, 255, 1, 2, 3]);
  expect(await files.read("public/a.webp")).toBeNull();
  await files.put("public/a.webp", bytes);
  expect([...kept.keys()]).toEqual(["/market/public/a.webp"]);
  expect(await files.read("public/a.webp")).toEqual(bytes);
  await files.remove("public/a.webp");
  expect(await files.read("public/a.webp")).toBeNull();
  expect(signed.every((line) => line.startsWith("AWS4-HMAC-SHA256 Credential=key/"))).toBe(true);
});

test("a key that the house would not make never reaches the store", async () => {
  for (const key of ["public/../private/x.pdf", "other/x", "public/", "private/.hidden"]) {
    await expect(files.read(key)).rejects.toThrow("Not a file key");
  }
});
