import { formatRupees, type Paise, rupees } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";

/** The most that a company wants to lead. */
export type LeadCap =
  | { readonly kind: "amount"; readonly most: Paise }
  | { readonly kind: "lots"; readonly most: number; readonly lotIds: readonly number[] };

/** A company's caps, and what counts against them. */
export interface Leading {
  readonly caps: readonly LeadCap[];
  /** Paise by open lot that it leads: the highest bid or its own maximum, if that is above it. */
  readonly led: ReadonlyMap<number, Paise>;
  /** Lots of its caps that it has bought. */
  readonly bought: ReadonlySet<number>;
}

/** The cap that is in the way of a bid. */
export type CapReached =
  | {
      readonly kind: "amount";
      readonly most: Paise;
      /** Paise that the lot in question may come to; never below 0. */
      readonly left: Paise;
    }
  | { readonly kind: "lots"; readonly most: number; readonly of: number };

/** Paise of all that is led, but for one lot. */
export const ledIn = (led: ReadonlyMap<number, Paise>, but?: number): Paise =>
  [...led].reduce((sum, [lotId, value]) => (lotId === but ? sum : sum + value), 0) as Paise;

/** How many of these lots the company leads or has bought. */
export const takenOf = (
  lotIds: readonly number[],
  { led, bought }: Pick<Leading, "led" | "bought">,
): number => lotIds.filter((id) => led.has(id) || bought.has(id)).length;

/**
 * Which cap would be passed if the company led this lot at so much; null for none. What takes no
 * more than the lot does already passes none, also where more is led than a cap allows.
 */
export function whyNotLead(company: Leading, lotId: number, value: Paise): CapReached | null {
  const now = company.led.get(lotId);
  for (const cap of company.caps) {
    if (cap.kind === "amount") {
      const left = Math.max(0, cap.most - ledIn(company.led, lotId)) as Paise;
      if (value > left && value > (now ?? 0)) return { kind: "amount", most: cap.most, left };
    } else if (now === undefined && cap.lotIds.includes(lotId)) {
      if (takenOf(cap.lotIds, company) >= cap.most)
        return { kind: "lots", most: cap.most, of: cap.lotIds.length };
    }
  }
  return null;
}

/** The leads of companies with caps while the bids of one transaction are decided. */
export interface LeadUsage {
  whyNot(companyId: number | undefined, lotId: number, value: Paise): CapReached | null;
  /** The lot counts to the company that leads it from now on, and to nobody else. */
  setLeader(companyId: number | null, lotId: number, value: Paise): void;
}

export function createLeadUsage(companies: ReadonlyMap<number, Leading>): LeadUsage {
  const ledBy = new Map([...companies].map(([id, { led }]) => [id, new Map(led)]));
  return {
    whyNot(companyId, lotId, value) {
      const company = companyId === undefined ? undefined : companies.get(companyId);
      if (!company || companyId === undefined) return null;
      return whyNotLead({ ...company, led: ledBy.get(companyId) ?? company.led }, lotId, value);
    },
    setLeader(companyId, lotId, value) {
      for (const led of ledBy.values()) led.delete(lotId);
      if (companyId !== null) ledBy.get(companyId)?.set(lotId, value);
    },
  };
}

/** A cap as who bids is told it: in rupees. */
export const presentReached = (cap: CapReached) =>
  cap.kind === "amount" ? { ...cap, most: rupees(cap.most), left: rupees(cap.left) } : cap;

export function reachedText(cap: CapReached): Words {
  if (cap.kind === "amount") {
    const [most, left] = [formatRupees(rupees(cap.most)), formatRupees(rupees(cap.left))];
    return {
      en: `Your company's limit is ${most} in all: ${left} is left for this lot.`,
      hi: `आपकी कंपनी की कुल लिमिट ${most} है: इस लॉट के लिए ${left} बचे हैं।`,
    };
  }
  const { most, of } = cap;
  return {
    en: `Your company's limit is ${most} of these ${of} lots, and it has as many already.`,
    hi: `आपकी कंपनी की लिमिट इन ${of} में से ${most} लॉट है, और उतने हो चुके हैं।`,
  };
}
