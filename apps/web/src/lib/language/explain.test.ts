import { expect, test } from "vitest";
import { Refused } from "../api/refused.ts";
import { explain, fieldErrors } from "./explain.ts";

const refused = (data: unknown) => ({ status: 429, statusText: "", internal: false, data });

test("a refused navigation is explained in the server's words, whether its envelope was read or travelled as text", () => {
  const envelope = {
    is_success: 0,
    message: "Too many requests. Please wait a moment and try again",
  };
  expect(explain(refused(envelope))).toBe(envelope.message);
  expect(explain(refused(JSON.stringify(envelope)))).toBe(envelope.message);
  expect(explain(refused("<html>"))).toBe("Something went wrong on our side. Please try again.");
  expect(explain(refused("null"))).toBe("Something went wrong on our side. Please try again.");
});

test("of two complaints about one field the same one stands beside it and in the message (TA30)", () => {
  const errors = [
    { path: "number", msg: "Number is required." },
    { path: "number", msg: "Invalid GST Number" },
  ];
  const refused = new Refused(422, "unknown", "", errors);
  expect(fieldErrors(refused)).toEqual({ number: explain(refused) });
});
