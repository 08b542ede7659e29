import type { Paise } from "@rebale/contract";
import { paperOf } from "@rebale/contract/invoices/kinds";
import type { Paper, PaperLine, Party, Place } from "../paper.ts";
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

/** An invoice or a note as INV-01, version 1.1; what it lacks is left out, and found by the check. */
export function inv01Of(paper: Paper, { isNamed }: ShipTo) {
  const { parties, lines, isRcm, awardId, of } = paper;
  const sum = (what: "value" | "cgst" | "sgst" | "igst") =>
    rupeesOf(lines.reduce((all, line) => (all + line[what]) as Paise, 0 as Paise));
  return filled({
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: supplyOf(paper), RegRev: isRcm ? "Y" : "N" },
    DocDtls: { Typ: paperOf(paper.kind).irp, No: paper.number, Dt: portalDate(paper.dated) },
    SellerDtls: filled({ ...partyOf(parties.seller), ...addressOf(parties.seller, 50) }),
    BuyerDtls: filled({
      ...partyOf(parties.buyer),
      Pos: codeOfState(parties.buyer),
      ...addressOf(parties.buyer, 100),
    }),
    DispDtls: parties.dispatch
      ? filled({ Nm: plain(parties.seller.name, 100), ...addressOf(parties.dispatch, 100) })
      : undefined,
    ShipDtls:
      parties.delivery && !isOwnYard(paper)
        ? filled({
            Gstin: isNamed ? shipToOf(paper).gstin : undefined,
            ...{ LglNm: plain(parties.buyer.name, 100), ...addressOf(parties.delivery, 100) },
          })
        : undefined,
    ItemList: lines.map((line, i) => itemOf(line, i, isRcm)),
    ValDtls: filled({
      AssVal: sum("value"),
      CgstVal: sum("cgst") || undefined,
      SgstVal: sum("sgst") || undefined,
      IgstVal: sum("igst") || undefined,
      // TCS is no part of the taxable value.
      OthChrg: rupeesOf(paper.tcs) || undefined,
      TotInvVal: rupeesOf(paper.total),
    }),
    RefDtls: filled({
      PrecDocDtls: of ? [{ InvNo: of.number, InvDt: portalDate(of.dated) }] : undefined,
      ContrDtls: [{ TendRefr: String(awardId) }],
    }),
  });
}
export type Inv01 = ReturnType<typeof inv01Of>;

/** Into a special economic zone, where it was taxed so; the mark may be younger than the taxes. */
export function supplyOf({ parties, cgst, igst }: Pick<Paper, "parties" | "cgst" | "igst">) {
  if (!parties.buyer.isSez || cgst > 0) return "B2B";
  return igst > 0 ? "SEZWP" : "SEZWOP";
}

const partyOf = (party: Party) => ({ Gstin: party.gstin, LglNm: plain(party.name, 100) });

function addressOf(place: Party | Place, most: number) {
  const [Addr1, Addr2] = twoLines(place.address || place.city, 100);
  return filled({
    ...{ Addr1, Addr2, Loc: plain(place.city, most), Pin: pinOf(place) },
    Stcd: codeOfPlace(place),
  });
}

function itemOf(line: PaperLine, i: number, isRcm: boolean) {
  const { value, cgst, sgst, igst } = line;
  const { quantity, unit, price } = measureOf(line);
  const total = isRcm ? value : ((value + cgst + sgst + igst) as Paise);
  return filled({
    ...{ SlNo: String(i + 1), PrdDesc: describe(line, 300), IsServc: line.isService ? "Y" : "N" },
    ...{ HsnCd: line.hsn6, Qty: quantity, Unit: unit, UnitPrice: price },
    ...{ TotAmt: rupeesOf(value), AssAmt: rupeesOf(value), GstRt: line.percent },
    ...{ IgstAmt: rupeesOf(igst), CgstAmt: rupeesOf(cgst), SgstAmt: rupeesOf(sgst) },
    TotItemVal: rupeesOf(total),
  });
}
