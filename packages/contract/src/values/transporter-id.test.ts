import { expect, test } from "vitest";
import { Gstin, TransporterId } from "./gstin.ts";

test("a transporter's number for all of India is taken, a GSTIN by its last character (R69)", () => {
  expect(TransporterId.parse(" 88 aapfu0939f1zv ")).toBe("88AAPFU0939F1ZV");
  expect(TransporterId.parse("27AAPFU0939F1ZV")).toBe("27AAPFU0939F1ZV");
  expect(TransporterId.safeParse("27AAPFU0939F1ZW").success).toBe(false);
  expect(Gstin.safeParse("88AAPFU0939F1ZV").success).toBe(false);
});
