import { expect, test } from "vitest";
import { portalPlate, vehicleNumber } from "./plates.ts";

test("plates of states, of the Bharat series, temporary and old ones are booked as they say (R70)", () => {
  const read = (text: string) => [text, vehicleNumber(text)];
  for (const [typed, plate] of [
    ["MH 12 ab 1234", "MH12AB1234"],
    ["22 BH 1234 AA", "22BH1234AA"],
    ["21-BH-0001-B", "21BH0001B"],
    ["T0926MH1234AB", "T0926MH1234AB"],
    ["MRX 1234", "MRX1234"],
    ["DL1LX1234", "DL1LX1234"],
    ["HR 55 1234", "HR551234"],
  ])
    expect(read(typed ?? "")).toEqual([typed, plate]);
  for (const none of ["", "MH", "1234", "MH12ABCD1234", "22BH12AA", "TRUCK", "MH12AB12345"])
    expect(read(none)).toEqual([none, null]);
});

test("a letter O for a zero is a zero (R70)", () => {
  const typed = ["MH O2 AB 1234", "MH12ABO123", "MH12AB1O34", "GJ I5 XX 9O9O", "OD02AB1234"];
  expect(typed.map(vehicleNumber)).toEqual([
    ...["MH02AB1234", "MH12AB0123", "MH12AB1034", "GJ15XX9090", "OD02AB1234"],
  ]);
});

test("plates go to the portal in its own forms, or not at all (R70)", () => {
  const plates = ["DL1LX1234", "DL1AB123", "MH12AB1234", "MRX123", "TM12AB34"];
  expect(plates.map(portalPlate)).toEqual([
    ...["DL01LX1234", "DL01AB0123", "MH12AB1234", "MRX0123", "TM12AB34"],
  ]);
  expect(["22BH1234AA", "T0926MH1234AB"].map(portalPlate)).toEqual([null, null]);
});
