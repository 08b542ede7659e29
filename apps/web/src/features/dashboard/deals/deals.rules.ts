import type { BidOrder } from "@rebale/contract/auctions";
import { DEAL_TABS, type DealTab, type NextStep } from "@rebale/contract/awards/next-step";
import { t } from "ttag";

/** A side's views of its sales: all of them, or by what is to be done. */
export const DEAL_VIEWS = ["all", ...DEAL_TABS] as const;
export type DealView = (typeof DEAL_VIEWS)[number];

/** @param show of the address; `unpaid` is what older links call what is to be paid */
export const viewOf = (show: string | null): DealView =>
  show === "unpaid" ? "to_pay" : (DEAL_VIEWS.find((view) => view === show) ?? "all");

/** The button's word for a next step; null where it is only waited for, or looked at. */
export function stepButton(step: NextStep | null): string | null {
  if (step?.who !== "you") return null;
  switch (step.what) {
    case "pay":
      // The seller's bank account and phone number are on the sale's page.
      return step.pay_through === "market" ? t`Pay` : null;
    case "pay_more":
      return t`Pay`;
    case "book_truck":
      return t`Book a truck`;
    case "confirm_money":
      return t`Confirm`;
    case "say_lifted":
    case "answer_calling_off":
    case "answer_claim":
    case "accept_weight":
    case "agree_weight":
      return t`Answer`;
    case "rate":
      return t`Rate`;
    default:
      return null;
  }
}

/** The part of the sale's page that the button leads to. */
export const partOf = (step: NextStep | null): string =>
  step?.who === "you" && TRUCKS.has(step.what) ? "#trucks" : "";
const TRUCKS: ReadonlySet<NextStep["what"]> = new Set(["book_truck", "bring_truck", "load_truck"]);

/** Steps that wait for the reader stand out from those that do not. */
export const toneOf = (step: NextStep): "wait" | "bad" | "plain" =>
  step.who !== "you" || step.what === "rate" ? "plain" : step.state === "overdue" ? "bad" : "wait";

/** The other side's company; null until it is sold. */
export function otherSide({ buyer, seller }: Pick<BidOrder, "buyer" | "seller">): string | null {
  const party = buyer ?? seller;
  return party && (party.business_name ?? party.name);
}

export const emptyTitles: Readonly<Record<DealTab, string>> = {
  to_pay: t`Nothing to pay`,
  to_lift: t`Nothing to lift`,
  to_answer: t`Nothing to answer`,
  waiting: t`Nothing to wait for`,
  done: t`No deal is done yet`,
};
