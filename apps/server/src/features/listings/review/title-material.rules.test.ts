import { expect, test } from "vitest";
import { otherMaterial } from "./title-material.rules.ts";

const kinds = [
  { id: 1, title: "HDPE", material: "HDPE" },
  { id: 2, title: "Copper from Wires and Cables", material: "Copper" },
  { id: 3, title: "Lead-Acid, Automotive", material: "Lead-acid batteries" },
  { id: 4, title: "UPS and Inverter", material: "Lead-acid batteries" },
  { id: 5, title: "IT Equipment", material: "IT equipment" },
];

test("a title that names another material than its sub-category is found (V16)", () => {
  expect(otherMaterial("Copper wire, 200 kg", 1, kinds)).toEqual({ said: "Copper", kind: "HDPE" });
  expect(otherMaterial("Old inverter battery", 1, kinds)?.said).toBe("Lead-acid batteries");
});

test("a title that says its own material, or none, is no finding (V16)", () => {
  expect(otherMaterial("HDPE drums, copper coloured", 1, kinds)).toBeNull();
  expect(otherMaterial("Blue drums of the market, and other things", 1, kinds)).toBeNull();
  expect(otherMaterial("Inverter batteries", 3, kinds)).toBeNull();
  expect(otherMaterial("Copper wire", 2, kinds)).toBeNull();
  expect(otherMaterial("It is a lot", 1, kinds)).toBeNull();
});

test("goods of no sub-category are not held against one (V16)", () => {
  expect(otherMaterial("Copper wire", null, kinds)).toBeNull();
});
