import { describe, expect, test } from "vitest";
import { entityOfPan, findMismatches, mismatchWords, panOfGstin, stateOfGstin } from "./checks.ts";
import { STATES } from "./fields.ts";
import { gstinCheckCharacter } from "./gstin.ts";

/** A real number of public record, and one made for another PAN and state. */
const REAL = "27AAPFU0939F1ZV";
const gstinOf = (state: string, pan: string) => {
  const first = `${state}${pan}1Z`;
  return first + gstinCheckCharacter(first);
};

describe("a PAN and its holder (W3)", () => {
  test.each([
    ["AAPFU0939F", "firm"],
    ["ABCPE1234F", "individual"],
    ["ABCCE1234F", "company"],
    ["ABCHE1234F", "huf"],
    ["ABCTE1234F", "trust"],
    ["ABCBE1234F", "aop"],
    ["ABCLE1234F", "government"],
    ["ABCJE1234F", "other"],
    ["ABCDE1234F", null],
    ["abcpe1234f", null],
    ["ABCP", null],
    ["", null],
  ])("%s is held by %s", (pan, holder) => expect(entityOfPan(pan)).toBe(holder));

  test("another kind of entity than the fourth letter says is named beside the field", () => {
    const [mismatch, ...more] = findMismatches({ pan: "AAPFU0939F", entity: "company" });
    expect(mismatch).toEqual({ code: "pan_other_entity", field: "entity", is: "firm" });
    expect(mismatch && mismatchWords(mismatch)).toEqual({
      en: "The fourth letter of the PAN means: a firm or LLP",
      hi: "PAN का चौथा अक्षर बताता है: फ़र्म या LLP",
    });
    expect(more).toEqual([]);
    expect(findMismatches({ pan: "AAPFU0939F", entity: "firm" })).toEqual([]);
  });
});

describe("a GST number (W3)", () => {
  test("has the PAN and the state inside", () => {
    expect([panOfGstin(REAL), stateOfGstin(REAL)]).toEqual(["AAPFU0939F", "Maharashtra"]);
    expect([panOfGstin("27AAPF"), stateOfGstin("")]).toEqual([null, null]);
  });

  test("of another PAN or another state is a mismatch; what is missing fits", () => {
    const mismatches = findMismatches({ pan: "ABCPE1234F", gstin: REAL, state: "Goa" });
    expect(mismatches.map(mismatchWords)).toEqual([
      {
        en: "This GST number belongs to the PAN AAPFU0939F",
        hi: "यह GST नंबर PAN AAPFU0939F का है",
      },
      {
        en: "This GST number is for Maharashtra",
        hi: "यह GST नंबर Maharashtra का है",
      },
    ]);
    expect(findMismatches({ pan: "AAPFU0939F", gstin: REAL, state: "Maharashtra" })).toEqual([]);
    expect(findMismatches({ gstin: REAL })).toEqual([]);
    expect(findMismatches({ pan: "AAPFU0939F", gstin: "", state: null })).toEqual([]);
  });

  test("has a code for every state and territory, Ladakh included; 97 is of none", () => {
    const labels = Array.from({ length: 38 }, (_, i) =>
      stateOfGstin(gstinOf(String(i + 1).padStart(2, "0"), "AAPFU0939F")),
    );
    expect(new Set(labels)).toEqual(new Set(STATES));
    expect(stateOfGstin(gstinOf("97", "AAPFU0939F"))).toBeNull();
    expect(findMismatches({ gstin: gstinOf("97", "AAPFU0939F"), state: "Goa" })).toMatchObject([
      { code: "gstin_other_state", is: "" },
    ]);
  });
});
