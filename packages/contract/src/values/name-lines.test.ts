import { expect, test } from "vitest";
import { NAME } from "./field-names.ts";
import { holdsAddress, nameLine } from "./name-lines.ts";

test("a name with a web or mail address is refused in words, one with the dots of names is not (X12)", () => {
  for (const name of [
    "Yard https://evil.example/pay @rebale.in #1234",
    "Prize at evil.example/win",
    "evil.co.in",
    "www.evil",
    "asha@firm.example",
    "Scrap ｅｖｉｌ．ｃｏｍ",
    "bit.ly yard",
  ])
    expect(holdsAddress(name), name).toBe(true);
  for (const name of [
    "Shree Krishna Metals Pvt.Ltd.",
    "SHREE KRISHNA METALS.PVT.LTD",
    "R.K.Steels & Sons (Regd.)",
    "M/s Ravi Co. Ltd.",
    "Dr.Rao Recycling",
    "Plot No.12, 4.5 km",
    "तांबा प्रा. लि.",
  ])
    expect(holdsAddress(name), name).toBe(false);
  const refused = nameLine(80, NAME).safeParse("Prize at evil.example/win");
  expect(refused.error?.issues[0]?.message).toContain("Name may have no web or mail address");
});
