// @vitest-environment jsdom
import { expect, test } from "vitest";
import { batchKey, removeBatchKey } from "./batch-key.ts";

test("the same products go under the same key until they are written, others under another (A10)", () => {
  const first = batchKey([{ title: "PET" }]);
  expect(batchKey([{ title: "PET" }])).toBe(first);
  const changed = batchKey([{ title: "HDPE" }]);
  expect(changed).not.toBe(first);
  removeBatchKey();
  expect(batchKey([{ title: "HDPE" }])).not.toBe(changed);
});
