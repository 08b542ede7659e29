import { type awards, type Paise, rupees } from "@rebale/contract";
import type { WordOnWeight } from "../settlement/index.ts";
import type { Aftermath, GoodsEvent, MoneyMove } from "./history.store.ts";

type Step = awards.Award["money"][number];

/** The lines of one entry that both sides read; the market's own fees are none of them. */
const stepsIn: {
  readonly [Kind in MoneyMove["kind"]]?: (move: MoneyMove) => Partial<Record<Step["what"], number>>;
} = {
  win: ({ held }) => ({ held }),
  award_payment: ({ paidIn }) => ({ paid: paidIn }),
  emd_set_off: ({ paidIn }) => ({ set_off: paidIn }),
  award_money_back: ({ deposit }) => ({ back: deposit }),
  forfeit: ({ held, paidIn, proceeds }) => ({ forfeited: -held - paidIn, to_seller: proceeds }),
  trip_released: ({ paidIn }) => ({ released: -paidIn }),
  claim_allowed: ({ deposit }) => ({ claimed: deposit }),
  tax_released: ({ taxHeld }) => ({ tax_released: -taxHeld }),
  tax_returned: ({ taxHeld }) => ({ tax_returned: -taxHeld }),
  reversal: ({ paidIn, held, proceeds }) => ({
    reversed: Math.max(...[paidIn, held, proceeds].map(Math.abs)),
  }),
};

/** The movements of a sale's money; those of nothing are left out. */
export const presentMoneyMoves = (moves: readonly MoneyMove[]): Step[] =>
  moves.flatMap((move) =>
    Object.entries(stepsIn[move.kind]?.(move) ?? {})
      .filter(([, amount]) => amount > 0)
      .map(([what, amount]) => ({
        at: move.at.toISOString(),
        what: what as Step["what"],
        amount: rupees(amount as Paise),
      })),
  );

type Event = awards.Award["events"][number];
const isRating = ({ what }: Event) => what === "rated";
const idOrNull = (id: number | null) => (id === null ? null : String(id));

/** Events of the goods, and both sides' word on their weight, the first first. */
export function presentEvents(
  events: readonly GoodsEvent[],
  words: readonly WordOnWeight[],
): Event[] {
  const ofGoods = events.map(({ at, what, by, number, stars, ...of }) => ({
    ...{ at: at.toISOString(), what, by, number, stars },
    ...{ trip_id: idOrNull(of.tripId), claim_id: idOrNull(of.claimId) },
    kg: of.grams === null ? null : of.grams / 1000,
  }));
  const said = words.map(
    ({ side, answer, givenAt }): Event => ({
      ...{ at: givenAt.toISOString(), what: `weight_${answer}`, by: side },
      ...{ trip_id: null, claim_id: null, kg: null, number: null, stars: null },
    }),
  );
  const [rated, others] = [ofGoods.filter(isRating), ofGoods.filter((event) => !isRating(event))];
  // Sorting keeps the order that two of one moment had.
  return [...others, ...said, ...rated].sort((a, b) => a.at.localeCompare(b.at));
}

const NEXT = {
  asked: "asked",
  accepted: "accepted",
  declined: "nobody",
  lapsed: "nobody",
  void: "nobody",
} as const;

export function presentAftermath(of: Aftermath | undefined): awards.Award["after_default"] {
  if (!of) return null;
  return {
    barred: of.isBarred,
    barred_until: of.isBarred ? (of.barredUntil?.toISOString() ?? null) : null,
    next_bidder: of.offer === null ? "nobody" : NEXT[of.offer],
  };
}
