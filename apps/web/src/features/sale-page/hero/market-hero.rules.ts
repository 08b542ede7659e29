import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import {
  dateTime,
  indianNumber,
  lastDay,
  rupeesExact,
} from "../../../lib/formatting/formatting.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { weightNext } from "../../settlement/sale/weight-labels.rules.ts";
import { deadline } from "../award-labels.rules.ts";
import { isPayable, proceedsOf } from "../money/sums.rules.ts";

/** Where a sale through the market stands: what is owed and by when, and what follows from it. */
export interface Hero {
  readonly title: string;
  readonly words: readonly string[];
}

export function marketHeroOf(award: Award, side: Side): Hero {
  const { title, words } = (side === "buyer" ? buyers : sellers)[award.state](award);
  const wish = isPayable(award) && hasMoved(award, "ask_default");
  return {
    title,
    words: [...words, wish && asked[side]()].filter((line): line is string => Boolean(line)),
  };
}

type Said = (award: Award) => {
  readonly title: string;
  readonly words: readonly (string | false | null)[];
};
type State = Award["state"];

const hasMoved = ({ timeline }: Award, move: Award["timeline"][number]["move"]) =>
  timeline.some((step) => step.move === move);

/** Goods were left where a sale ended after it was paid. */
const wasPaid = (award: Award) => hasMoved(award, "pay");

const dueBy = ({ due, due_at }: Award, isBuyer: boolean) => {
  const amount = rupeesExact(due);
  if (due_at === null) return isBuyer ? t`${amount} to pay` : t`${amount} still to come`;
  const until = deadline(due_at);
  return isBuyer ? t`${amount} to pay by ${until}` : t`${amount} still to come by ${until}`;
};
const overdueSince = ({ due, due_at }: Award) =>
  due_at ? t`${rupeesExact(due)} overdue since ${lastDay(due_at)}` : t`${rupeesExact(due)} overdue`;

const lateFee = ({ due_at, late_fee_percent }: Award) =>
  due_at !== null &&
  late_fee_percent !== null &&
  t`After that a late fee of ${indianNumber(late_fee_percent)}% of what is unpaid is added, before GST.`;
/** The fate of a sale that is not paid. */
const afterGrace = ({ grace_until }: Award) =>
  grace_until &&
  t`After ${deadline(grace_until)} the sale may be ended: the deposit may be forfeited and your company barred from bidding.`;

const sumOf = ({ money }: Award, what: Award["money"][number]["what"]): number =>
  money.reduce((sum, one) => sum + (one.what === what ? Math.round(one.amount * 100) : 0), 0) / 100;

/** Where the deposit, and what was paid beside it, went after a sale was not kept. */
function whereItWent(award: Award, side: Side): (string | false)[] {
  const [lost, toSeller, back] = [
    sumOf(award, "forfeited"),
    sumOf(award, "to_seller"),
    sumOf(award, "back"),
  ];
  return [
    lost === 0
      ? t`Nothing of the deposit was forfeited.`
      : toSeller === lost
        ? forfeited[side].whole(rupeesExact(lost))
        : forfeited[side].part(rupeesExact(lost), rupeesExact(toSeller)),
    back > 0 &&
      (side === "buyer"
        ? t`${rupeesExact(back)} is free again in your wallet.`
        : t`${rupeesExact(back)} is free again in the buyer’s wallet.`),
  ];
}

const forfeited = {
  buyer: {
    whole: (lost: string) => t`${lost} of your deposit is forfeited, and is the seller’s.`,
    part: (lost: string, own: string) =>
      t`${lost} of your deposit is forfeited: ${own} of it is the seller’s, the rest Rebale’s fee.`,
  },
  seller: {
    whole: (lost: string) => t`${lost} of the buyer’s deposit is forfeited, and is yours.`,
    part: (lost: string, own: string) =>
      t`${lost} of the buyer’s deposit is forfeited: ${own} of it is yours, the rest Rebale’s fee.`,
  },
} as const;

function barText({ after_default: after }: Award, side: Side): string | false {
  if (!after?.barred) return false;
  const until = after.barred_until && dateTime(after.barred_until);
  if (side === "seller")
    return until
      ? t`The buyer’s company may not bid until ${until}.`
      : t`The buyer’s company may not bid until Rebale’s office allows it.`;
  return until
    ? t`Your company may not bid until ${until}.`
    : t`Your company may not bid until Rebale’s office allows it.`;
}

function nextBidder({ after_default: after }: Award): string | false {
  if (after === null) return false;
  if (after.next_bidder === "asked") return t`The next bidder is asked whether they take the lot.`;
  if (after.next_bidder === "accepted") return t`The next bidder has taken the lot.`;
  return t`No other bidder takes the lot: you may list it again.`;
}

const buyers: Readonly<Record<State, Said>> = {
  payment_due: (award) => ({
    title: dueBy(award, true),
    words: [
      lateFee(award),
      afterGrace(award),
      award.emd.held > 0 &&
        t`Your deposit of ${rupeesExact(award.emd.held)} is already counted: it is set off once the rest is there.`,
    ],
  }),
  overdue: (award) => ({
    title: overdueSince(award),
    words: [afterGrace(award), t`Once all of it is paid, the sale goes on as agreed.`],
  }),
  paid: ({ lift_by }) => ({
    title: lift_by ? t`Paid. Lift the goods by ${lastDay(lift_by)}` : t`Paid. Lift the goods`,
    words: [
      t`Book a truck into a free slot of the yard. The seller gets the money as the goods leave.`,
    ],
  }),
  lifting: (award) => ({
    title:
      award.due > 0
        ? t`${rupeesExact(award.due)} to pay before the next truck leaves`
        : t`The goods are being lifted`,
    words: [award.lift_by && t`All of it is to be lifted by ${lastDay(award.lift_by)}.`],
  }),
  lifted: (award) => ({ title: t`Lifted`, words: [weightNext(award, "buyer")] }),
  settled: () => ({
    title: t`The weight is settled`,
    words: [t`What you had paid above it is free in your wallet.`],
  }),
  completed: () => ({ title: t`Completed`, words: [t`Paid and lifted. Nothing is left to do.`] }),
  defaulted: (award) => ({
    title: wasPaid(award) ? t`Ended: the goods were not lifted` : t`Ended: it was not paid`,
    words: [...whereItWent(award, "buyer"), barText(award, "buyer")],
  }),
  cancelled: () => ({
    title: t`Called off`,
    words: [t`Nobody owes anything. What you had paid, the deposit too, is free in your wallet.`],
  }),
};

const sellers: Readonly<Record<State, Said>> = {
  payment_due: (award) => ({
    title: dueBy(award, false),
    words: [
      t`The buyer pays through the market, and this page says so as it comes. Let no goods out before all of it is paid.`,
      award.emd.held > 0 && t`A deposit of ${rupeesExact(award.emd.held)} stands for this sale.`,
    ],
  }),
  overdue: (award) => ({
    title: overdueSince(award),
    words: [
      award.moves_allowed.includes("ask_default")
        ? t`You may ask to end the sale. Rebale’s office decides: what the terms let you keep of the deposit is yours, and the next bidder is asked.`
        : award.grace_until &&
          !hasMoved(award, "ask_default") &&
          t`After ${deadline(award.grace_until)} you may ask to end the sale.`,
      award.emd.held > 0 && t`A deposit of ${rupeesExact(award.emd.held)} stands for this sale.`,
    ],
  }),
  paid: (award) => ({
    title: award.lift_by
      ? t`Paid. The buyer lifts the goods by ${lastDay(award.lift_by)}`
      : t`Paid. The buyer may lift the goods`,
    words: [
      t`${rupeesExact(proceedsOf(award))} becomes yours as the goods leave, less Rebale’s fee for sellers if there is one.`,
      award.moves_allowed.includes("ask_default") &&
        t`The goods should be gone long ago: you may ask to end the sale.`,
    ],
  }),
  lifting: (award) => ({
    title: t`The goods are being lifted`,
    words: [
      award.due > 0 && t`${rupeesExact(award.due)} is to be paid before the next truck leaves.`,
    ],
  }),
  lifted: (award) => ({ title: t`Lifted`, words: [weightNext(award, "seller")] }),
  settled: () => ({
    title: t`The weight is settled`,
    words: [
      t`Each truck’s money is in your wallet once the hours to claim for its goods are over.`,
    ],
  }),
  completed: () => ({
    title: t`Completed`,
    words: [t`Paid and lifted. Your proceeds are in your wallet.`],
  }),
  defaulted: (award) => ({
    title: wasPaid(award) ? t`Ended: the goods were not lifted` : t`Ended: it was not paid`,
    words: [...whereItWent(award, "seller"), nextBidder(award), barText(award, "seller")],
  }),
  cancelled: () => ({
    title: t`Called off`,
    words: [t`Nobody owes anything. The buyer has back what was paid.`],
  }),
};

const asked: Readonly<Record<Side, () => string>> = {
  buyer: () => t`The seller has asked to end this sale. Rebale’s office decides.`,
  seller: () =>
    t`You have asked to end this sale. Rebale’s office decides; until then it may still be paid.`,
};
