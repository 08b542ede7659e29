import { expect, test } from "vitest";
import { readReply, tenDigits } from "./replies.rules.ts";

test("STOP and START are heard in the cases and languages that people type; a sentence is not (R98)", () => {
  for (const text of ["STOP", " stop ", "Stop.", "बंद"]) expect(readReply(text)).toBe("stop");
  for (const text of ["START", "start!", "शुरू"]) expect(readReply(text)).toBe("start");
  for (const text of ["", "Please do not stop the truck", "STOPPED", "OK"])
    expect(readReply(text)).toBeNull();
});

test("a gateway's number is one of the market's, or nobody's (R98)", () => {
  for (const from of [
    "+919800000001",
    "919800000001",
    "09800000001",
    "9800000001",
    "+91 98000-00001",
  ])
    expect(tenDigits(from)).toBe("9800000001");
  for (const from of ["", "+4479800000011", "1234567890", "98000000012"])
    expect(tenDigits(from)).toBeNull();
});
