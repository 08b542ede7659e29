import {
  type Basis,
  basisUnits,
  fitsBasis,
  lotValue,
  MAX_RUPEES,
  type Paise,
  type ProblemCode,
} from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import type { AskedChange, ChangeableLot } from "./changes.rules.ts";

/** A lot as far as it decides whether it may be changed; money in paise, in its basis. */
interface PublishedLot {
  readonly approval: string;
  readonly outcome: string | null;
  readonly closed_at: Date | null;
  readonly paused_at: Date | null;
  readonly ends_at: Date | null;
  readonly basis: string;
  readonly unit: string;
  readonly market_value: number | null;
  readonly highest_bid: number;
}

type ChangeRefusal = Extract<ProblemCode, "lot_not_approved" | "lot_withdrawn" | "lot_ended">;

/** A lot is changed in public from its approval to its end; a paused clock stands still. */
export function whyNotChange(lot: PublishedLot, now: Date): ChangeRefusal | null {
  if (lot.approval !== "approved" || lot.ends_at === null) return "lot_not_approved";
  if (lot.outcome === "withdrawn") return "lot_withdrawn";
  const isOver = lot.closed_at !== null || (lot.paused_at === null && now >= lot.ends_at);
  return isOver ? "lot_ended" : null;
}

interface Misfit {
  readonly path: string;
  readonly msg: Words;
}

/** The field that cannot be as it is asked for. */
export function misfitOf(
  { basis, unit, market_value, highest_bid }: PublishedLot,
  { weight_grams }: AskedChange,
  after: ChangeableLot,
): Misfit | null {
  if (weight_grams !== undefined && (unit === "kg" || unit === "MT"))
    return {
      path: "weight_kg",
      msg: {
        en: "This lot is sold by weight: change its quantity",
        hi: "यह लॉट वज़न से बिकता है: इसकी मात्रा बदलिए",
      },
    };
  const measured = { unit, ...after };
  const price = Math.max(market_value ?? 0, highest_bid) as Paise;
  const value = lotValue(price, basisUnits(basis as Basis, measured));
  if (fitsBasis(basis as Basis, measured) && value <= MAX_RUPEES * 100) return null;
  return {
    path: weight_grams === undefined ? "quantity" : "weight_kg",
    msg: {
      en: "At this rate the whole lot would cost too much",
      hi: "इस भाव पर पूरा लॉट बहुत महँगा पड़ेगा",
    },
  };
}
