import { expect, test } from "vitest";
import { fileFault } from "./file-faults.rules.ts";

test.each([
  [{ name: "A-17.jpg", size: 0, type: "image/jpeg" }, /A-17\.jpg is empty/],
  [{ name: "IMG_1.HEIC", size: 9, type: "" }, /IMG_1\.HEIC .* HEIC/],
  [{ name: "IMG_2", size: 9, type: "image/heif" }, /IMG_2 .* HEIC/],
  [{ name: "a.txt", size: 9, type: "text/plain" }, /not a picture/],
  [{ name: "a.png", size: 11 * 1024 * 1024, type: "image/png" }, /10 MB/],
])("what is not sent is named: %o", (file, messages) => {
  expect(fileFault(file, "picture")).toMatch(messages);
});

test("a picture is sent, a JFIF among them, and a PDF where a paper is asked for (field R36)", () => {
  expect(fileFault({ name: "a.jpg", size: 9, type: "image/jpeg" }, "picture")).toBeNull();
  expect(fileFault({ name: "a.JFIF", size: 9, type: "" }, "picture")).toBeNull();
  expect(fileFault({ name: "a.jfif", size: 9, type: "" }, "document")).toBeNull();
  expect(fileFault({ name: "a.pdf", size: 9, type: "application/pdf" }, "document")).toBeNull();
  expect(fileFault({ name: "a.pdf", size: 9, type: "application/pdf" }, "picture")).not.toBeNull();
});
