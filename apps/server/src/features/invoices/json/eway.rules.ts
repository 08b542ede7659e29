import type { Paise } from "@rebale/contract";
import { isCarriage, paperOf } from "@rebale/contract/invoices/kinds";
import { portalPlate } from "@rebale/contract/lifting/plates";
import { gstOn, isIntra } from "../issue/amounts.rules.ts";
import type { Paper, PaperLine } from "../paper.ts";
import { isOwnYard, type ShipTo, shipToOf } from "./own-yard.rules.ts";
import {
  codeOfPlace,
  codeOfState,
  describe,
  filled,
  measureOf,
  pinOf,
  plain,
  portalDate,
  rupeesOf,
  twoLines,
} from "./texts.rules.ts";

/** `9`: goods that go in lots, behind one invoice. */
const SUPPLY = 1;
const IN_LOTS = 9;
const ROAD = 1;
/** Kilometres. */
const WITHIN_PIN = 1;

/** A truck's paper as the e-way portal's bulk file takes it, with the one bill. */
export const ewayOf = (paper: Paper, shipTo: ShipTo) => ({
  version: "1.0.0621",
  billLists: [billOf(paper, shipTo)],
});
export type Eway = ReturnType<typeof ewayOf>;

function billOf(paper: Paper, { isNamed }: ShipTo) {
  const { parties, kind } = paper;
  const { seller, buyer, dispatch, delivery, transporter, vehicle } = parties;
  const [from, to] = [dispatch ?? seller, delivery ?? buyer];
  const [fromAddr1, fromAddr2] = twoLines(from.address || from.city, 120);
  const [toAddr1, toAddr2] = twoLines(to.address || to.city, 120);
  // Without a form for the plate the portal asks for it: the file is that of Part A.
  const plate = vehicle === null ? null : portalPlate(vehicle);
  const items = paper.lines.map((line, i) => taxedLine(line, i, paper));
  const sum = (what: "taxable" | "cgst" | "sgst" | "igst") =>
    items.reduce((all, { amounts }) => (all + amounts[what]) as Paise, 0 as Paise);
  const [value, cgst, sgst, igst] = [sum("taxable"), sum("cgst"), sum("sgst"), sum("igst")];
  const isShipped = delivery !== null && !isOwnYard(paper);
  return filled({
    userGstin: paper.gstin.length === 15 ? paper.gstin : "URP",
    // The buyer brings in what an unregistered seller has.
    supplyType: paperOf(kind).issuer === "buyer" ? "I" : "O",
    subSupplyType: isCarriage(kind) ? IN_LOTS : SUPPLY,
    docType: paperOf(kind).eway,
    ...{ docNo: paper.number, docDate: portalDate(paper.dated) },
    transType: 1 + (isShipped ? 1 : 0) + (dispatch ? 2 : 0),
    ...(isShipped && isNamed && shippedTo(paper)),
    ...{ fromGstin: seller.gstin ?? "URP", fromTrdName: plain(seller.name, 100) },
    ...{ fromAddr1, fromAddr2, fromPlace: plain(from.city, 50), fromPincode: pinOf(from) },
    fromStateCode: Number(codeOfPlace(seller)),
    actualFromStateCode: Number(codeOfState(from)),
    ...{ toGstin: buyer.gstin ?? "URP", toTrdName: plain(buyer.name, 100) },
    ...{ toAddr1, toAddr2, toPlace: plain(to.city, 50), toPincode: pinOf(to) },
    toStateCode: Number(codeOfPlace(buyer)),
    actualToStateCode: Number(codeOfState(to)),
    ...{ totalValue: rupeesOf(value), cgstValue: rupeesOf(cgst), sgstValue: rupeesOf(sgst) },
    ...{ igstValue: rupeesOf(igst), cessValue: 0, TotNonAdvolVal: 0 },
    OthValue: rupeesOf(paper.tcs),
    totInvValue: rupeesOf((value + cgst + sgst + igst + paper.tcs) as Paise),
    // The portal counts the distance by the PINs, but not within one.
    transDistance: from.pincode === to.pincode ? WITHIN_PIN : 0,
    transporterId: transporter?.gstin ?? undefined,
    transporterName: transporter ? plain(transporter.name, 25) : undefined,
    ...(plate !== null && { transMode: ROAD, vehicleNo: plate, vehicleType: "R" }),
    mainHsnCode: items[0]?.item.hsnCode,
    itemList: items.map(({ item }) => item),
  });
}

function shippedTo(paper: Paper) {
  const { gstin, name } = shipToOf(paper);
  return { shipToGSTIN: gstin, shipToTradeName: name };
}

function taxedLine(line: PaperLine, i: number, paper: Paper) {
  const taxable = line.worth ?? line.value;
  const within = isCarriage(paper.kind) ? isIntra(paper) : line.cgst > 0;
  const none = { cgst: 0 as Paise, sgst: 0 as Paise, igst: 0 as Paise };
  // GST that the buyer pays to the government is not charged here.
  const percent = paper.isRcm ? 0 : line.percent;
  const gst =
    line.worth === undefined
      ? paper.isRcm
        ? none
        : line
      : gstOn(taxable, { percent, isIntra: within });
  const { quantity, unit } = measureOf(line);
  const item = filled({
    ...{ itemNo: i + 1, productName: describe(line, 100), productDesc: describe(line, 100) },
    hsnCode: line.hsn6 === null ? undefined : Number(line.hsn6),
    ...{ quantity, qtyUnit: unit, taxableAmount: rupeesOf(taxable) },
    ...{ sgstRate: within ? percent / 2 : 0, cgstRate: within ? percent / 2 : 0 },
    ...{ igstRate: within ? 0 : percent, cessRate: 0, cessNonAdvol: 0 },
  });
  return { item, amounts: { taxable, cgst: gst.cgst, sgst: gst.sgst, igst: gst.igst } };
}
