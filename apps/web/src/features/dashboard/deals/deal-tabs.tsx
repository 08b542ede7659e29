import type { DealCounts } from "@rebale/contract/awards/next-step-shape";
import { Link } from "react-router";
import { t } from "ttag";
import orders from "../orders/orders.module.css";
import { DEAL_VIEWS, type DealView } from "./deals.rules.ts";

const names: Readonly<Record<DealView, string>> = {
  all: t`All`,
  to_pay: t`To pay`,
  to_lift: t`To lift`,
  to_answer: t`To answer`,
  waiting: t`Waiting`,
  done: t`Done`,
};

interface Props {
  counts: DealCounts;
  /** Null where other rows are shown, by a link of its own among `children`. */
  view: DealView | null;
  seller?: boolean;
  /** Before the tabs, and behind them. */
  first?: React.ReactNode;
  children?: React.ReactNode;
}

/** By what is to be done, each with how many there are; a seller never pays. */
export function DealTabs({ counts, view, seller = false, first, children }: Props) {
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  const all = seller ? "?show=sold" : "?";
  return (
    <nav className={orders.show} aria-label={t`Show`}>
      {first}
      {DEAL_VIEWS.filter((each) => !(seller && each === "to_pay")).map((each) => (
        <Link
          key={each}
          to={each === "all" ? all : `?show=${each}`}
          aria-current={each === view || undefined}
          preventScrollReset
        >
          {each === "all" && seller ? t`Sold` : names[each]}{" "}
          <span className="figures">{each === "all" ? sum : counts[each]}</span>
        </Link>
      ))}
      {children}
    </nav>
  );
}
