import type { Award } from "@rebale/contract/awards";
import type { NextAct, NextStep } from "@rebale/contract/awards/next-step";
import type { Invoice } from "@rebale/contract/invoices";
import { t } from "ttag";
import { kilograms, lastDay, rupeesExact } from "../../../lib/formatting/formatting.ts";
import {
  isAllOut,
  isInYard,
  leftToLift,
  nextTruck,
  type Truck,
} from "../../../shared/goods/goods.rules.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { plate, slotDay, slotHours } from "../../../shared/goods/truck-labels.ts";
import { weightNext } from "../../settlement/sale/weight-labels.rules.ts";
import type { Hero } from "./market-hero.rules.ts";

/** A truck that is kept in the yard by its e-way bill alone, with the paper that it is of. */
export interface WaitsForEway {
  readonly truck: Truck;
  readonly paper: Invoice;
}

/** Its invoice is made, and above ₹50,000 nothing leaves without the number. */
export function waitsForEway(
  { trips }: Pick<Award, "trips">,
  papers: readonly Invoice[] | null,
): WaitsForEway | null {
  for (const truck of trips) {
    if (!isInYard(truck) || truck.eway_no !== null) continue;
    const paper = papers?.find(({ trip_id }) => trip_id === truck._id);
    if (paper?.eway_needed && paper.eway_no === null) return { truck, paper };
  }
  return null;
}

interface About {
  readonly award: Award;
  readonly side: Side;
  readonly step: NextStep;
  readonly eway: WaitsForEway | null;
}

/** Where a sale stands by its goods; null where its money, or nothing, is next. */
export function goodsHeroOf(about: About): Hero | null {
  const { side, eway, step } = about;
  if (side === "seller" && eway && step.what === "load_truck")
    return {
      title: t`Truck ${plate(eway.truck.vehicle_no)} waits: enter the e-way number`,
      words: [
        t`Its invoice ${eway.paper.number} is made. Make the e-way bill at the portal and enter its number here: then the truck may leave.`,
      ],
    };
  // Whoever may ask for the end of a sale reads why instead.
  const mayEnd = about.award.moves_allowed.includes("ask_default");
  return mayEnd ? null : (heroes[step.what]?.(about) ?? null);
}

const heroes: Readonly<Partial<Record<NextAct, (about: About) => Hero | null>>> = {
  pay_more: ({ award, side }) => ({
    title:
      side === "buyer"
        ? t`${rupeesExact(award.due)} to pay before the next truck leaves`
        : t`${rupeesExact(award.due)} is to be paid before the next truck leaves`,
    words: liftBy(award),
  }),
  // Before the first truck its payment is what the page says.
  book_truck: ({ award, side }) => {
    const left = leftToLift(award);
    if (award.state !== "lifting" || left === null) return null;
    const kg = kilograms(left);
    return {
      title: side === "buyer" ? t`${kg} left to lift` : t`The buyer has ${kg} left to lift`,
      words: liftBy(award),
    };
  },
  bring_truck: ({ award, side }) => {
    const truck = nextTruck(award.trips);
    if (!truck) return null;
    return {
      title: t`${plate(truck.vehicle_no)} comes on ${slotDay(truck.slot)}, ${slotHours(truck.slot)}`,
      words:
        side === "buyer"
          ? [t`Its driver shows the pass at the gate. Have you sent the link?`, ...liftBy(award)]
          : [t`Its driver shows the pass at your gate.`, ...liftBy(award)],
    };
  },
  load_truck: ({ award, side }) => {
    const truck = nextTruck(award.trips);
    return truck ? inYard(truck, side) : null;
  },
  say_lifted: lifted,
  answer_claim: ({ award, side }) =>
    side === "seller"
      ? { title: t`Answer the buyer’s claim`, words: [] }
      : award.state === "lifted"
        ? weighed(award, side)
        : { title: t`The seller answers your claim`, words: [] },
  wait_office: ({ award, side }) =>
    award.state === "lifted"
      ? weighed(award, side)
      : { title: t`Our team decides the claim`, words: [t`Both sides read what was decided.`] },
  accept_weight: ({ award, side }) => weighed(award, side),
  agree_weight: ({ award, side }) => weighed(award, side),
};

const liftBy = ({ lift_by }: Award): string[] =>
  lift_by ? [t`All of it is to be lifted by ${lastDay(lift_by)}.`] : [];

function inYard({ vehicle_no, net_kg }: Truck, side: Side): Hero {
  const truck = plate(vehicle_no);
  if (net_kg === null)
    return {
      title: t`${truck} is in the yard`,
      words: [
        side === "buyer"
          ? t`Once it is weighed, its weight, the photos and the code stand here. You tell the code to the gate, not to the driver.`
          : t`Weigh it empty, load it, and weigh it again on the same bridge.`,
      ],
    };
  return {
    title: t`${truck} is loaded: ${kilograms(net_kg)}`,
    words: [
      side === "buyer"
        ? t`Look at the weight and the photos of the slips. If they are right, tell the gate the code: it says that you agree, and lets the truck out.`
        : t`It leaves with the buyer’s code. The buyer sees its weight and the photos now.`,
    ],
  };
}

function lifted({ award, side, step }: About): Hero {
  const outText = t`${kilograms(award.goods.out_kg)} are out.`;
  if (step.who === "they")
    return {
      title: t`You said that all is lifted`,
      words: [
        isAllOut(award)
          ? side === "buyer"
            ? t`The seller is asked. Once they say so too, or say nothing for 48 hours, both accept the weight.`
            : t`The buyer is asked. Once they say so too, or say nothing for 48 hours, both accept the weight.`
          : side === "buyer"
            ? t`The seller is asked. Less is out than was sold: it takes their word, too.`
            : t`The buyer is asked. Less is out than was sold: it takes their word, too.`,
      ],
    };
  if (award.lifted_by.length === 0)
    return {
      title: t`Is all lifted?`,
      words: [outText, t`If no more trucks come, say so: then both sides accept the weight.`],
    };
  return {
    title:
      side === "buyer"
        ? t`The seller says that all is lifted`
        : t`The buyer says that all is lifted`,
    words: [outText, t`If you agree, say so, too: then both sides accept the weight.`],
  };
}

/** A sale of before the trucks has no weight on slips. */
const weighed = (award: Award, side: Side): Hero => ({
  title:
    award.goods.out_kg > 0 ? t`All is lifted: ${kilograms(award.goods.out_kg)}` : t`All is lifted`,
  words: [weightNext(award, side)],
});
