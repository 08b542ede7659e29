import { expect, test } from "vitest";
import { explain } from "./explain.ts";

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
