import type { awards } from "@rebale/contract";
import {
  type AgreedEnd,
  type ClaimRow,
  presentClaim,
  type WordOnWeight,
} from "../settlement/index.ts";

/** How a sale's goods left, and what is said of them. */
export interface End {
  readonly papers: awards.Award["papers"];
  readonly agreed: AgreedEnd;
  readonly claims: readonly ClaimRow[];
  readonly words: readonly WordOnWeight[];
  readonly rating: awards.Award["your_rating"] | undefined;
  /** Grams. */
  readonly sold: number | null;
  readonly out: number;
}
type Shown = Pick<
  awards.Award,
  "goods" | "papers" | "claims" | "deductions" | "weight" | "your_rating"
>;

export function presentEnd({ papers, agreed, claims, words, rating, sold, out }: End): Shown {
  const wordOf = (side: WordOnWeight["side"]) => {
    const word = words.find((one) => one.side === side);
    if (!word) return null;
    return { answer: word.answer, reason: word.reason, at: word.givenAt.toISOString() };
  };
  return {
    goods: {
      sold_kg: sold === null ? null : sold / 1000,
      out_kg: out / 1000,
      tolerance_percent: agreed.tolerancePercent,
    },
    papers,
    claims: claims.map(presentClaim),
    deductions: [...agreed.deductions],
    weight: { buyer: wordOf("buyer"), seller: wordOf("seller") },
    your_rating: rating ?? null,
  };
}
