import type { BuyerFigures } from "@rebale/contract/figures";
import { Link } from "react-router";
import { t } from "ttag";
import IconAlarm from "~icons/tabler/alarm";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import IconArrowRight from "~icons/tabler/arrow-right";
import IconCash from "~icons/tabler/cash";
import IconGift from "~icons/tabler/gift";
import IconMessageReply from "~icons/tabler/message-reply";
import IconTruckLoading from "~icons/tabler/truck-loading";
import classes from "./figures.module.css";

/** The buyer's tasks now; each leads to the list of as many as it says. */
export function NeedsNow({ now, to_do: toDo }: Pick<BuyerFigures, "now" | "to_do">) {
  const needs = [
    {
      count: now.offered,
      text: t`offered to you`,
      to: "/totalbid?show=offered",
      icon: IconGift,
    },
    { count: now.outbid, text: t`outbid`, to: "/totalbid?show=outbid", icon: IconAlertTriangle },
    {
      count: now.ending,
      text: t`ending within the hour`,
      to: "/totalbid?show=ending",
      icon: IconAlarm,
    },
    {
      count: toDo.to_pay,
      text: toDo.to_pay === 1 ? t`deal to pay` : t`deals to pay`,
      to: "/purchase?show=to_pay",
      icon: IconCash,
    },
    {
      count: toDo.to_lift,
      text: toDo.to_lift === 1 ? t`deal to lift` : t`deals to lift`,
      to: "/purchase?show=to_lift",
      icon: IconTruckLoading,
    },
    {
      count: toDo.to_answer,
      text: toDo.to_answer === 1 ? t`deal to answer` : t`deals to answer`,
      to: "/purchase?show=to_answer",
      icon: IconMessageReply,
    },
  ].filter(({ count }) => count > 0);
  return (
    <section className={classes.needs} aria-labelledby="needs">
      <h2 id="needs">{t`Needs attention`}</h2>
      {needs.length === 0 ? (
        <p>{t`Nothing right now. We notify you when you are outbid or when you win.`}</p>
      ) : (
        <ul>
          {needs.map(({ count, text, to, icon: Sign }) => (
            <li key={to}>
              <Link to={to}>
                <Sign size={22} stroke={1.8} aria-hidden />
                <b className="figures">{count}</b> {text}
                <IconArrowRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
