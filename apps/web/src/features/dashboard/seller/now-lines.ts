import type { SellerNow } from "@rebale/contract/figures";
import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { lastDay, rupees } from "../../../lib/formatting/formatting.ts";
import { plate } from "../../../shared/goods/truck-labels.ts";

/** One thing that waits for the seller, with the one button that deals with it. */
export interface Line {
  readonly key: string;
  readonly kind: "truck" | "sign" | "claim" | "question" | "correct" | "confirm";
  readonly text: string;
  /** The lot, where the text does not name it. */
  readonly title: string | null;
  readonly button: string;
  readonly to: string;
}

interface Waiting {
  readonly now: SellerNow | null;
  readonly toSign: readonly OwnLot[];
  readonly toCorrect: readonly OwnLot[];
}

/** So many of one kind stand on their own; the rest is one line. */
const OWN_LINES = 3;

/**
 * Most urgent first: a truck stands, a lot may miss its start, a claim runs, buyers ask before they
 * bid, money is asked for.
 */
export function linesOf({ now, toSign, toCorrect }: Waiting): Line[] {
  return [
    ...(now?.without_eway ?? []).map(ewayLine),
    ...signLines(toSign),
    ...(now?.claims ?? []).map(claimLine),
    ...questionLines(now?.questions ?? 0),
    ...few(toCorrect.map(correctLine), {
      ...{ key: "corrections", kind: "correct", to: "/dashproduct/pending", button: t`See all` },
      text: (more) => t`${more} more lots to correct`,
    }),
    ...few((now?.to_confirm ?? []).map(confirmLine), {
      ...{ key: "payments", kind: "confirm", to: "/orderbidding", button: t`See all` },
      text: (more) => t`${more} more payments to confirm`,
    }),
  ];
}

function few(
  lines: readonly Line[],
  { text, ...rest }: Omit<Line, "text" | "title"> & { readonly text: (more: number) => string },
): Line[] {
  if (lines.length <= OWN_LINES + 1) return [...lines];
  const more = lines.length - OWN_LINES;
  return [...lines.slice(0, OWN_LINES), { ...rest, title: null, text: text(more) }];
}

type Truck = SellerNow["without_eway"][number];

const ewayLine = ({ trip_id, award_id, title, vehicle_no }: Truck): Line => {
  const truck = plate(vehicle_no);
  return {
    ...{ key: `eway ${trip_id}`, kind: "truck", title, to: `/award/${award_id}` },
    text: t`${truck} stands at the gate: e-way bill number missing`,
    button: t`Enter number`,
  };
};

function signLines(lots: readonly OwnLot[]): Line[] {
  const [first, second] = lots;
  if (!first) return [];
  const line = { key: "sign", kind: "sign" as const };
  if (!second)
    return [
      {
        ...{ ...line, title: first.title, to: `/sign/${first._id}` },
        text: t`1 lot opens only with your signature`,
        button: t`Read and sign`,
      },
    ];
  const count = lots.length;
  return [
    {
      ...{ ...line, title: null, to: "/sign", button: t`Sign all` },
      text: t`${count} lots open only with your signature`,
    },
  ];
}

const claimLine = ({ trip_id, award_id, title, vehicle_no }: Truck): Line => {
  const truck = plate(vehicle_no);
  return {
    ...{ key: `claim ${trip_id}`, kind: "claim", title, to: `/award/${award_id}` },
    text: t`The buyer claims for the goods of ${truck}`,
    button: t`Answer`,
  };
};

const questionLines = (count: number): Line[] =>
  count === 0
    ? []
    : [
        {
          ...{ key: "questions", kind: "question", title: null, to: "/questions?show=waiting" },
          text:
            count === 1
              ? t`A buyer’s question needs your answer`
              : t`${count} questions of buyers need your answers`,
          button: t`Answer`,
        },
      ];

const correctLine = ({ _id, title }: OwnLot): Line => ({
  ...{ key: `correct ${_id}`, kind: "correct", title, to: `/sellnow/${_id}` },
  text: t`Our team sent this lot back`,
  button: t`Correct`,
});

const confirmLine = ({
  award_id,
  title,
  buyer,
  value,
  due_at,
}: SellerNow["to_confirm"][number]): Line => {
  const amount = rupees(value);
  const day = due_at && lastDay(due_at);
  return {
    ...{ key: `confirm ${award_id}`, kind: "confirm", title, to: `/award/${award_id}` },
    text: day
      ? t`${buyer} pays you ${amount} directly, by ${day}`
      : t`${buyer} pays you ${amount} directly`,
    button: t`Money received?`,
  };
};
