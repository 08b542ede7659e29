import { stateOfGstCode } from "@rebale/contract/values/checks";
import type { Words } from "@rebale/contract/values/complaint";
import { pinFitsState } from "@rebale/contract/values/pins";
import type { FieldFault } from "../../../platform/http/problems/problem.ts";
import type { Eway } from "./eway.rules.ts";
import type { Inv01 } from "./inv01.rules.ts";

/** The portals' demands beyond their schemas; pure. */

const paise = (rupees: number | undefined): number => Math.round((rupees ?? 0) * 100);

const NOT_SUM_OF_ITEMS: Words = {
  en: "Is not the sum of the items",
  hi: "सामान के जोड़ से मेल नहीं खाता",
};

export function inv01Faults(file: Inv01): FieldFault[] {
  const { TranDtls, SellerDtls, BuyerDtls, ItemList, ValDtls } = file;
  const faults: FieldFault[] = [];
  const ask = (holds: boolean, path: string, msg: Words) => {
    if (!holds) faults.push({ path, msg });
  };
  const isRcm = TranDtls.RegRev === "Y";
  const sum = (what: "AssAmt" | "CgstAmt" | "SgstAmt" | "IgstAmt") =>
    ItemList.reduce((all, item) => all + paise(item[what]), 0);
  ask(sum("AssAmt") === paise(ValDtls.AssVal), "ValDtls.AssVal", NOT_SUM_OF_ITEMS);
  for (const tax of ["Cgst", "Sgst", "Igst"] as const)
    ask(sum(`${tax}Amt`) === paise(ValDtls[`${tax}Val`]), `ValDtls.${tax}Val`, NOT_SUM_OF_ITEMS);
  const taxes = paise(ValDtls.CgstVal) + paise(ValDtls.SgstVal) + paise(ValDtls.IgstVal);
  const total = paise(ValDtls.AssVal) + (isRcm ? 0 : taxes) + paise(ValDtls.OthChrg);
  ask(total === paise(ValDtls.TotInvVal), "ValDtls.TotInvVal", {
    en: "Is not the sum of the header",
    hi: "ऊपर की रकमों के जोड़ से मेल नहीं खाता",
  });
  const isIntra = TranDtls.SupTyp === "B2B" && SellerDtls.Stcd === BuyerDtls.Pos;
  for (const [i, item] of ItemList.entries()) {
    const at = (field: string) => `ItemList.${i}.${field}`;
    const [cgst, sgst, igst] = [item.CgstAmt, item.SgstAmt, item.IgstAmt].map(paise);
    ask(cgst === sgst, at("SgstAmt"), {
      en: "CGST and SGST are not equal",
      hi: "CGST और SGST बराबर नहीं हैं",
    });
    ask(isIntra || cgst === 0, at("CgstAmt"), {
      en: "Seller and place of supply are of two states: IGST",
      hi: "विक्रेता और माल पहुँचने की जगह दो राज्यों में हैं: IGST",
    });
    ask(!isIntra || igst === 0, at("IgstAmt"), {
      en: "Seller and place of supply are of one state: CGST, SGST",
      hi: "विक्रेता और माल पहुँचने की जगह एक राज्य में हैं: CGST, SGST",
    });
    const own = paise(item.AssAmt) + (isRcm ? 0 : (cgst ?? 0) + (sgst ?? 0) + (igst ?? 0));
    ask(own === paise(item.TotItemVal), at("TotItemVal"), {
      en: "Is not the sum of the item",
      hi: "इस सामान की रकमों के जोड़ से मेल नहीं खाता",
    });
  }
  return [...faults, ...inv01Pins(file)];
}

/** The portal holds a PIN against the state beside it (3039). */
function inv01Pins({ SellerDtls, BuyerDtls, DispDtls, ShipDtls }: Inv01): FieldFault[] {
  const places = { SellerDtls, BuyerDtls, DispDtls, ShipDtls };
  return Object.entries(places).flatMap(([path, place]) =>
    place && !fits(place.Pin, place.Stcd) ? [pinFault(`${path}.Pin`)] : [],
  );
}
const pinFault = (path: string): FieldFault => ({
  path,
  msg: { en: "Is a PIN of another state", hi: "यह किसी और राज्य का पिन कोड है" },
});
const fits = (pin: number | undefined, code: string | number | undefined): boolean => {
  const state = stateOfGstCode(String(code ?? "").padStart(2, "0"));
  return pin === undefined || state === null || pinFitsState(String(pin), state);
};

/** Rupees by which the portal lets the parts differ from the whole. */
const LEEWAY = 200;
export function ewayFaults({ billLists }: Eway) {
  const faults: FieldFault[] = [];
  for (const [i, bill] of billLists.entries()) {
    const { totalValue, cgstValue, sgstValue, igstValue, OthValue, totInvValue } = bill;
    const parts = [totalValue, cgstValue, sgstValue, igstValue, OthValue].map(paise);
    const sum = parts.reduce((a, b) => a + b, 0);
    if (Math.abs(sum - paise(totInvValue)) > LEEWAY)
      faults.push({
        path: `billLists.${i}.totInvValue`,
        msg: { en: "Is not the sum of its parts", hi: "हिस्सों के जोड़ से मेल नहीं खाता" },
      });
    const items = bill.itemList.reduce((all, { taxableAmount }) => all + paise(taxableAmount), 0);
    if (items !== paise(totalValue))
      faults.push({
        path: `billLists.${i}.totalValue`,
        msg: NOT_SUM_OF_ITEMS,
      });
    if (!fits(bill.fromPincode, bill.actualFromStateCode))
      faults.push(pinFault(`billLists.${i}.fromPincode`));
    if (!fits(bill.toPincode, bill.actualToStateCode))
      faults.push(pinFault(`billLists.${i}.toPincode`));
  }
  return faults;
}
