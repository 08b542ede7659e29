import type { Inspection } from "@rebale/contract/inspections";
import type { InspectionState } from "@rebale/contract/inspections/states";
import { t } from "ttag";

/** States of a visit to the goods, before the bid. */
export const visitStates: Readonly<Record<InspectionState, string>> = {
  booked: t`Booked`,
  came: t`Came`,
  missed: t`Did not come`,
  cancelled: t`Taken back`,
};
export const visitTone = (state: InspectionState): "wait" | "good" | "bad" | "plain" => {
  if (state === "came") return "good";
  if (state === "missed") return "bad";
  return state === "cancelled" ? "plain" : "wait";
};

export const peopleText = (people: number): string =>
  people === 1 ? t`1 person` : t`${people} people`;

/** 2 people, A. Patil: how many come, and who of them is named first. */
export const visitorsText = ({ visitors }: Pick<Inspection, "visitors">): string =>
  [peopleText(visitors.length), visitors[0]?.name].filter(Boolean).join(", ");
