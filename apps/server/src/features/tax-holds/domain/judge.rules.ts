import type { Paise } from "@rebale/contract";
import type { TaxHold } from "@rebale/contract/tax-holds";
import { isOpenHold, type TaxHoldState } from "@rebale/contract/tax-holds/states";
import {
  alikeOf,
  compare,
  finderOf,
  isInFull,
  type ownNumbers,
  type PaperOfHold,
  periodOf,
  placeOf,
} from "./compare.rules.ts";
import type { Doc, Read2b } from "./doc.ts";
import { type Amounts, freedBy } from "./tax-hold.rules.ts";

/** A GSTR-2B's word on the company's papers; pure. */

export interface Judged extends Amounts {
  readonly state: TaxHoldState;
  readonly paper: PaperOfHold;
  /** MMYYYY of the newest 2B that has shown it; null for none. */
  readonly shownIn: string | null;
}
export type Verdict =
  /** Nothing: of a month before, older than what was shown, or one of several files. */
  | { readonly is: "unsaid"; readonly alike: TaxHold["similar"] }
  | { readonly is: "missing"; readonly to: TaxHoldState; readonly alike: TaxHold["similar"] }
  | {
      readonly is: "found" | "differs";
      readonly to: TaxHoldState;
      readonly doc: Doc;
      readonly free: Paise;
      readonly differences: TaxHold["differences"];
    };

/** For `judge`, of one file. */
export function judgeOf(
  { docs, period, isPart }: Pick<Read2b, "docs" | "period" | "isPart">,
  own: ReturnType<typeof ownNumbers>,
) {
  const find = finderOf(docs);
  const place = placeOf(period);
  return (hold: Judged): Verdict => {
    const { paper, shownIn, state } = hold;
    if (place < placeOf(periodOf(paper.dated))) return { is: "unsaid", alike: [] };
    const doc = find(paper);
    // The newest period wins.
    if (shownIn !== null && placeOf(shownIn) > place) return { is: "unsaid", alike: [] };
    if (doc) return found(hold, doc);
    const alike = alikeOf(paper, docs, own);
    if (isPart) return { is: "unsaid", alike };
    return { is: "missing", to: state === "waiting" ? "missing" : state, alike };
  };
}

function found(hold: Judged, doc: Doc): Verdict {
  const { covered, differences } = compare(hold.paper, doc);
  const is = isInFull(differences) ? "found" : "differs";
  const isOpen = isOpenHold(hold.state);
  const free = isOpen ? freedBy(hold, covered) : (0 as Paise);
  return { is, to: stateAfter(hold.state, is), doc, free, differences: [...differences] };
}

function stateAfter(state: TaxHoldState, is: "found" | "differs"): TaxHoldState {
  if (!isOpenHold(state)) return state;
  if (is === "found") return "released";
  return state === "disputed" ? state : "differs";
}
