import { expect, test } from "vitest";
import { filledReply } from "./saved-reply.rules.ts";

test("a saved reply names whom it goes to and what about; other braces, and braces in a name, stay (office b10)", () => {
  const of = { name: "Lata {reference}", reference: "CQ-2026-000012" };
  expect(filledReply("{name}: {reference}, {name}. {price} {}", of)).toBe(
    "Lata {reference}: CQ-2026-000012, Lata {reference}. {price} {}",
  );
});
