import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { startObjectStore } from "../../test/object-store.ts";
import { readConfig } from "../platform/config.ts";
import { createFileStore } from "../platform/files/files.ts";
import { storeScenes } from "./seed/scenes.ts";

const HOUR = 3_600_000;
const store = await startObjectStore({ bucket: "market", accessKey: "key", secretKey: "secret" });
afterAll(() => store.stop());

test.each([HOUR, -HOUR])(
  "a node whose clock is %i ms off stores all of the demo's pictures (U2)",
  async (off) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + off });
    onTestFinished(() => void vi.useRealTimers());
    store.objects.clear();
    const config = readConfig({
      S3_ENDPOINT: store.url,
      S3_BUCKET: "market",
      S3_ACCESS_KEY: "key",
      S3_SECRET_KEY: "secret",
    });
    const { all } = await storeScenes(createFileStore(config, "/nowhere"));
    expect(all.length).toBeGreaterThan(100);
    const stored = new Set(all.map(({ image }) => `public/${image}`));
    expect(new Set(store.objects.keys())).toEqual(stored);
  },
);
