import { type Paise, rupees } from "@rebale/contract";
import type { TcsRow, TdsRow } from "@rebale/contract/books";
import { paperOf } from "@rebale/contract/invoices/kinds";
import { rateOn } from "@rebale/contract/rates/dated-rates";
import { gstTcsOfMarket, incomeTdsOfMarket, tcsOnScrap } from "@rebale/contract/rates/tax-rates";
import { share } from "@rebale/contract/values/share";
import type { CompanyPaper } from "../invoices/index.ts";
import type { CompanyEntry } from "../journal/index.ts";
import type { BookFacts } from "./book-facts.ts";
import { takenBy, tripOf } from "./money-rows.rules.ts";
import { signOf } from "./paper-rows.rules.ts";

/** Tax that was kept or collected of a company's sales. Pure. */

const money = (paise: number): number => rupees(paise as Paise);
/** From that day on the Income-tax Act 2025. */
const NEW_ACT = "2026-04-01";

/** Kept by the market with a truck, and by buyers who deduct GST. */
export const tdsRows = (facts: BookFacts): TdsRow[] => [
  ...facts.entries.flatMap((entry) => ofRelease(entry, facts)),
  ...facts.papers.flatMap((paper) => ofDeductor(paper)),
];

function ofRelease(entry: CompanyEntry, { bills, market, companyId }: BookFacts): TdsRow[] {
  const isOwn = entry.lines.some(
    (line) => line.companyId === companyId && line.account === "proceeds",
  );
  if (entry.kind !== "trip_released" || !isOwn || entry.awardId === null) return [];
  const bill = bills.get(tripOf(entry) ?? 0);
  const sign = entry.isReversal ? -1 : 1;
  const common = {
    ref: `J${entry.id}`,
    ...{ number: bill?.number ?? "", dated: entry.day, award_id: String(entry.awardId) },
    ...{ party: market.name, party_pan: market.pan, base: money(sign * (bill?.base ?? 0)) },
  };
  const income = takenBy(entry, "income_tds");
  const gst = takenBy(entry, "gst_tcs");
  const isNew = entry.day >= NEW_ACT;
  return [
    ...(income === 0
      ? []
      : [
          {
            ...common,
            law: "income_tax" as const,
            ...{ section: isNew ? "393" : "194-O", code: isNew ? "1035" : null },
            percent: rateOn(incomeTdsOfMarket, entry.day)?.rate.percent ?? 0,
            amount: money(income),
          },
        ]),
    ...(gst === 0
      ? []
      : [
          {
            ...common,
            law: "gst_tcs" as const,
            ...{ section: "52", code: null },
            percent: rateOn(gstTcsOfMarket, entry.day)?.rate ?? 0,
            amount: money(gst),
          },
        ]),
  ];
}

/** A buyer's deduction is on a bill's value alone; each side has it with the other as party. */
function ofDeductor(paper: CompanyPaper): TdsRow[] {
  const { gstTdsPercent: percent, side, parties } = paper;
  if (percent === 0 || paperOf(paper.kind).role !== "bill") return [];
  const other = side === "seller" ? parties.buyer : parties.seller;
  return [
    {
      ref: `P${paper.id}`,
      ...{ number: paper.number, dated: paper.dated, law: "gst_tds", section: "51", code: null },
      party: other.name,
      party_pan: side === "seller" ? paper.buyerPan : paper.sellerPan,
      ...{ base: money(paper.value), percent, amount: money(share(paper.value, percent)) },
      award_id: String(paper.awardId),
    },
  ];
}

/** Collected by the seller with each bill; nothing of a buyer who declared. */
export const tcsRows = ({ papers }: BookFacts): TcsRow[] =>
  papers.flatMap((paper) => {
    const rule = rateOn(tcsOnScrap, paper.dated);
    const isBill = paperOf(paper.kind).role === "bill" && signOf(paper) === 1;
    if (!rule || !isBill || (paper.tcs === 0 && !paper.isDeclared)) return [];
    const { percent, form, collectionCode } = rule.rate;
    const gst = paper.isRcm ? 0 : paper.cgst + paper.sgst + paper.igst;
    const other = paper.side === "seller" ? paper.parties.buyer : paper.parties.seller;
    return [
      {
        ref: `P${paper.id}`,
        ...{ number: paper.number, dated: paper.dated },
        side: paper.side === "seller" ? "collected" : "paid",
        party: other.name,
        party_pan: paper.side === "seller" ? paper.buyerPan : paper.sellerPan,
        base: money(paper.value + gst),
        ...{ percent, amount: money(paper.tcs) },
        section: rule.sources[0]?.of ?? "",
        ...{ code: collectionCode, form: paper.tcs === 0 ? form : null },
        award_id: String(paper.awardId),
      },
    ];
  });
