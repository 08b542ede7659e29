import { expect, test } from "vitest";
import { contactName } from "./payee-name.rules.ts";

test("a holder's name is cleaned and cut as the gateway takes it; what is nothing then is asked for (R54)", () => {
  expect(contactName("Asha Metals")).toBe("Asha Metals");
  expect(contactName("Rao, Sons & Co")).toBe("Rao Sons and Co");
  expect(contactName("José Peña")).toBe("Jose Pena");
  const long = "M/s Shree Balaji Metal & Plastic Recycling Industries Private Limited";
  expect(contactName(long)).toBe("M/s Shree Balaji Metal and Plastic Recycling");
  expect(contactName("A".repeat(80))?.length).toBeLessThanOrEqual(50);
  for (const none of ["श्री बालाजी मेटल्स", "&,", "A.", ""]) expect(contactName(none)).toBeNull();
});
