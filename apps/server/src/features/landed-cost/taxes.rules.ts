import type { Paise } from "@rebale/contract";
import type { CostRate } from "@rebale/contract/landed-cost/landed-cost";
import { rateOn, type Source } from "@rebale/contract/rates/dated-rates";
import {
  gstTdsOnMetal,
  reverseFromGovernment,
  reverseOnMetal,
  tcsOnScrap,
} from "@rebale/contract/rates/tax-rates";
import { stateOfGstin } from "@rebale/contract/values/checks";
import { share } from "@rebale/contract/values/share";
import type { Plan } from "../fee-plans/index.ts";
import type { SureOfSale } from "../law/index.ts";
import { isScrap, METAL_CHAPTERS, WITHOUT_LEGISLATURE } from "./tax-scope.rules.ts";

/** The GST of a material on a day, as `material_gst` has it. */
export interface MaterialGst {
  readonly material: string;
  readonly hsn: string;
  readonly percent: number | null;
  readonly from: string | null;
  readonly sources: readonly Source[];
  readonly isConfirmed: boolean;
}
/** A user who buys, for themselves or for the company that they act for. */
export interface Buyer {
  readonly userId: number;
  readonly companyId: number | null;
}
export interface Party {
  readonly state: string;
  /** Whether we know a GSTIN of theirs. */
  readonly registered: boolean;
  /** As companies have it; null where it is not known. */
  readonly entity: string | null;
  /** For a buyer in a special economic zone: whether they buy with payment of tax, or without. */
  readonly sez?: string | null;
  /** The last day of a seller's letter of undertaking. */
  readonly lutUntil?: string | null;
}

export interface Sale {
  /** YYYY-MM-DD in India: when the auction ends. */
  readonly day: string;
  /** Null where the lot names no material. */
  readonly gst: MaterialGst | null;
  readonly seller: Party;
  readonly buyer: Party;
  /** The buyer's plan of this day and material; null where none holds. */
  readonly fee: Plan | null;
  /** Whether the law behind it is confirmed. */
  readonly sure: SureOfSale;
}

/** The rates due on a sale on its day, in the order in which they are counted. */
export function ratesOf(sale: Sale): CostRate[] {
  return [...gstRates(sale), ...feeRates(sale), ...tcsRates(sale)];
}

function gstRates(sale: Sale): CostRate[] {
  const { gst, seller, buyer, sure } = sale;
  if (gst?.percent == null)
    return [
      {
        what: "gst",
        percent: null,
        of: "value",
        paid_to: "seller",
        code: "gst_unknown",
        rule: gst
          ? `The GST rate of HSN ${gst.hsn} on this day is not known`
          : "The lot names no material, so its GST rate is not known",
        sources: [],
        from: null,
        confirmed: false,
      },
    ];
  const reverse = reverseCharge(sale);
  if (!reverse && !seller.registered) return [UNREGISTERED];
  const rate = {
    of: "value",
    paid_to: reverse ? "government" : "seller",
    code: reverse?.code ?? "gst",
    rule: reverse
      ? `${reverse.rule}, ${cited(reverse.sources)}; GST on HSN ${gst.hsn}, ${cited(gst.sources)}`
      : `GST on HSN ${gst.hsn}, ${cited(gst.sources)}`,
    sources: [...(reverse?.sources ?? []), ...gst.sources],
    from: gst.from,
    confirmed: sure.gst && (reverse?.confirmed ?? true),
  } as const;
  const isSez = buyer.registered && (buyer.sez ?? null) !== null;
  if (isSez && !reverse) return [sezRate(sale, { what: "igst", percent: gst.percent, ...rate })];
  if (isSez || seller.state !== buyer.state)
    return [{ what: "igst", percent: gst.percent, ...rate }];
  const half = gst.percent / 2;
  return [
    { what: "cgst", percent: half, ...rate },
    { what: WITHOUT_LEGISLATURE.has(seller.state) ? "utgst" : "sgst", percent: half, ...rate },
  ];
}

/**
 * Into a special economic zone goods go as into another state (IGST Act, sections 7 and 16):
 * without payment only where the buyer asks for it and the seller has a letter of undertaking.
 */
function sezRate({ day, seller, buyer }: Sale, igst: CostRate): CostRate {
  const isFree = buyer.sez === "without_payment" && (seller.lutUntil ?? "") >= day;
  if (!isFree)
    return { ...igst, code: "gst_sez", rule: `Supply to a SEZ unit, with IGST; ${igst.rule}` };
  return {
    ...igst,
    percent: 0,
    code: "gst_sez_without_payment",
    rule: "No GST: supply to a SEZ unit without payment of tax, under the seller's letter of undertaking",
  };
}

/** An unregistered seller charges no GST; that we know no GSTIN of theirs is no proof. */
const UNREGISTERED: CostRate = {
  what: "gst",
  percent: 0,
  of: "value",
  paid_to: "seller",
  code: "gst_unregistered",
  rule: "No GST: the seller has given us no GSTIN; a seller who has one adds GST to the invoice",
  sources: [],
  from: null,
  confirmed: false,
};

const inEnglish: Readonly<Record<Source["code"], (of: string) => string>> = {
  gst_notification: (of) => `Notification ${of}`,
  income_tax_1961: (of) => `Income-tax Act 1961, section ${of}`,
  income_tax_2025: (of) => `Income-tax Act 2025, section ${of}`,
  finance_bill: (of) => `Finance Bill ${of}`,
  website: (of) => of,
};
const cited = (sources: readonly Source[]): string =>
  sources.map(({ code, of }) => inEnglish[code](of)).join("; ");

/** Whether the buyer pays the GST directly; only who is registered does. */
function reverseCharge({ day, gst, seller, buyer }: Sale) {
  if (!buyer.registered) return null;
  const government = rateOn(reverseFromGovernment, day);
  if (seller.entity === "government" && government)
    return {
      code: "gst_reverse_government" as const,
      rule: "Reverse charge, government seller",
      sources: government.sources,
      confirmed: government.confidence === "high",
    };
  const metal = rateOn(reverseOnMetal, day);
  if (!metal || seller.registered || !isMetal(gst?.hsn)) return null;
  return {
    code: "gst_reverse_metal" as const,
    rule: "Reverse charge, metal scrap from an unregistered seller",
    sources: metal.sources,
    confirmed: metal.confidence === "high",
  };
}

const isMetal = (hsn = ""): boolean => {
  const chapter = Number(hsn.slice(0, 2));
  return chapter >= METAL_CHAPTERS.from && chapter <= METAL_CHAPTERS.to;
};

function feeRates({ fee: plan }: Sale): CostRate[] {
  if (!plan || (plan.percent === 0 && plan.fixed === 0 && !plan.least)) return [];
  const { percent, fixed, least, most, gst_percent, gst_included, valid_from } = plan;
  const isPercentAlone = fixed === 0 && least === null && most === null;
  const rate = { paid_to: "market", sources: [], from: valid_from, confirmed: true } as const;
  const fee: CostRate = {
    ...{ ...rate, what: "fee", percent, of: "value" },
    ...(gst_included
      ? { code: "market_fee", rule: "The market's fee, taxes included" }
      : { code: "market_fee_before_gst", rule: "The market's fee" }),
    ...(!isPercentAlone && { bounds: { fixed, least, most } }),
  };
  if (gst_included || gst_percent === 0) return [fee];
  return [
    fee,
    {
      ...{ ...rate, what: "fee_gst", percent: gst_percent, of: "fee" },
      ...{ code: "market_fee_gst", rule: "GST on the market's fee" },
    },
  ];
}

/** On scrap alone, and none is collected from the government. */
function tcsRates({ day, gst, seller, buyer, sure }: Sale): CostRate[] {
  const tcs = rateOn(tcsOnScrap, day);
  if (!tcs || buyer.entity === "government" || !isScrap(gst?.material ?? null)) return [];
  const { percent, form, collectionCode } = tcs.rate;
  const isSmall = seller.entity === "individual" || seller.entity === "huf";
  return [
    {
      what: "tcs",
      percent,
      of: "invoice",
      paid_to: "seller",
      code: isSmall ? "tcs_small_seller" : "tcs_scrap",
      ...{ form, collection_code: collectionCode },
      rule: `TCS on scrap, on the value with GST, not with Form ${form}${
        isSmall ? ", only if the seller's turnover last year was above ₹1 crore" : ""
      }${collectionCode ? `, code ${collectionCode}` : ""}; ${cited(tcs.sources)}`,
      sources: tcs.sources,
      from: tcs.from,
      confirmed: sure.tcs,
    },
  ];
}

/**
 * The tax that a buyer with a deductor's number keeps of its payment for metal scrap, in paise,
 * half up. Nothing if the goods stay in the seller's state and the number is of another.
 * @param deductor the number, whose first characters say the state
 */
export function gstTdsOn(
  { day, gst, seller, buyer }: Sale,
  deductor: string | null,
  value: Paise,
): Paise {
  const rule = rateOn(gstTdsOnMetal, day);
  const isElsewhere = seller.state === buyer.state && stateOfGstin(deductor ?? "") !== seller.state;
  const isDue =
    rule !== undefined &&
    deductor !== null &&
    isMetal(gst?.hsn) &&
    seller.registered &&
    buyer.registered &&
    value > rule.rate.above * 100 &&
    !isElsewhere;
  return (isDue ? share(value, rule.rate.percent) : 0) as Paise;
}
