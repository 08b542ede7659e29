import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startObjectStore } from "../../../test/object-store.ts";
import { readConfig } from "../config.ts";
import { createFileStore } from "./files.ts";
import { s3Files } from "./s3-files.ts";

const store = await startObjectStore({ bucket: "market", accessKey: "key", secretKey: "secret" });
afterAll(() => store.stop());

const open = (more: Record<string, string> = {}) =>
  createFileStore(
    readConfig({
      S3_ENDPOINT: store.url,
      S3_BUCKET: "market",
      S3_ACCESS_KEY: "key",
      S3_SECRET_KEY: "secret",
      ...more,
    }),
    "/nowhere",
  );
const files = open();

test("with S3_BUCKET files live in the bucket: written, read, removed; a missing one is null", async () => {
  const bytes = Buffer.from([0, 255, 1, 2, 3]);
  expect(await files.read("public/a.webp")).toBeNull();
  await files.put("public/a.webp", bytes);
  expect([...store.objects.keys()]).toEqual(["public/a.webp"]);
  expect(await files.read("public/a.webp")).toEqual(bytes);
  await files.remove("public/a.webp");
  expect(await files.read("public/a.webp")).toBeNull();
});

test("a store that refuses is a failure, not a missing file", async () => {
  const withWrongSecret = open({ S3_SECRET_KEY: "guessed" });
  await expect(withWrongSecret.read("public/a.webp")).rejects.toThrow("SignatureDoesNotMatch");
  const elsewhere = open({ S3_BUCKET: "nobodys" });
  await expect(elsewhere.put("public/a.webp", Buffer.from("x"))).rejects.toThrow("NoSuchBucket");
});

test("a key that the house would not make never reaches the store", async () => {
  for (const key of ["public/../private/x.pdf", "other/x", "public/", "private/.hidden"]) {
    await expect(files.read(key)).rejects.toThrow("Not a file key");
  }
});

test("a store that takes a call and never answers is given up (T1)", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const files = s3Files(
    {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: "auto",
      S3_BUCKET: "files",
      S3_ACCESS_KEY: "key",
      S3_SECRET_KEY: "secret",
    },
    200,
  );
  await expect(files.read("public/a.webp")).rejects.toThrow();
});
