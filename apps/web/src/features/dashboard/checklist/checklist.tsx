import { Link } from "react-router";
import { t } from "ttag";
import IconArrowRight from "~icons/tabler/arrow-right";
import IconCircle from "~icons/tabler/circle";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconClock from "~icons/tabler/clock";
import classes from "./checklist.module.css";
import {
  type Checklist as List,
  type Step,
  type StepState,
  stepsShown,
} from "./checklist.rules.ts";

const steps: Record<Step, { to: string; title: string; why: string }> = {
  papers: {
    to: "/company#papers",
    title: t`Your company and its PAN`,
    why: t`Larger bids need checked papers.`,
  },
  authorisation: {
    to: "/company#authorisations",
    title: t`An authorisation`,
    why: t`For lots that only authorised companies may buy.`,
  },
  deposit: {
    to: "/wallet",
    title: t`A deposit`,
    why: t`For lots that need one. It stays yours until you win.`,
  },
  bid: {
    to: "/are-selling",
    title: t`Your first bid`,
    why: t`Open a live lot and bid above the highest bid.`,
  },
};
const signs = { open: IconCircle, waits: IconClock, done: IconCircleCheck };
const words: Record<StepState, string> = {
  open: t`To do`,
  waits: t`We are checking it`,
  done: t`Done`,
};

/** A buyer's steps to any lot; each leads to its page, and nothing is shown once all are done. */
export function Checklist({ list }: { list: List }) {
  const shown = stepsShown(list);
  if (shown.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="checklist">
      <h2 id="checklist">{list.bid === "open" ? t`Ready to buy` : t`Still to do for some lots`}</h2>
      <ol>
        {shown.map((step) => {
          const { to, title, why } = steps[step];
          const state = list[step];
          const Sign = signs[state];
          return (
            <li key={step}>
              <Link to={to} data-state={state}>
                <Sign size={24} stroke={1.8} aria-hidden />
                <span>
                  <b>{title}</b>
                  <small>{why}</small>
                </span>
                <i>{words[state]}</i>
                <IconArrowRight size={20} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
