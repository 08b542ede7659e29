import type { BridgeItem, DayBridge } from "@rebale/contract/banking";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { banking } from "../../../../lib/api/office-operations.ts";
import { date, rupeesExact, signedRupees } from "../../../../lib/formatting/formatting.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { differenceOf, placeOf } from "./day-labels.rules.ts";
import classes from "./days.module.css";

/** From the journal's balance in the morning to the bank's at night, in five rows. */
export function Bridge({ day }: { day: string }) {
  const { bridge, failure } = useBridge(day);
  if (failure) return <Notice kind="failed">{failure}</Notice>;
  if (!bridge) return <div className={classes.waiting} aria-busy />;
  const { opening, in_transit, unexplained, bank, rest } = bridge;
  return (
    <Section title={t`From the journal to the bank`}>
      <dl className={classes.bridge}>
        <Row name={t`Opening`} amount={opening} />
        <Row name={t`In`} amount={bridge.in} isAdded />
        <Row name={t`Out`} amount={-bridge.out} isAdded />
        <Row
          name={t`In transit: the bank has not shown it yet`}
          amount={in_transit.amount}
          isAdded
        />
        <Items part={in_transit} />
        <Row
          name={t`Unexplained: nobody has said what it is`}
          amount={unexplained.amount}
          isAdded
        />
        <Items part={unexplained} next={t`Say what it is`} />
        <Row name={t`Bank, by statements`} amount={bank} isSum />
        {rest !== 0 && (
          <Row name={t`Left over: run npm run verify-journal`} amount={rest} isAdded />
        )}
      </dl>
      <Zero bridge={bridge} />
    </Section>
  );
}

function useBridge(day: string) {
  const [bridge, setBridge] = useState<DayBridge | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    api.call(banking.dayBridge, { params: { date: day } }).then(
      ({ data }) => !isLeft && setBridge(data),
      (error: unknown) => !isLeft && setFailure(explain(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [day]);
  return { bridge, failure };
}

interface RowProps {
  name: string;
  amount: number;
  /** To what stands above it. */
  isAdded?: boolean;
  isSum?: boolean;
}

const Row = ({ name, amount, isAdded = false, isSum = false }: RowProps) => (
  <div data-sum={isSum || undefined}>
    <dt>{name}</dt>
    <dd className="figures">
      {isAdded && amount > 0 && "+"}
      {signedRupees(amount)}
    </dd>
  </div>
);

interface Part {
  part: DayBridge["in_transit"];
  next?: string;
}

/** The things that a row is made of; each leads where it is settled. */
function Items({ part: { items, count }, next }: Part) {
  if (count === 0) return null;
  return (
    <ul className={classes.bridgeItems}>
      {items.map((item) => (
        <li key={item.path}>
          <span>
            <Named item={item} />
            <small>{[date(`${item.day}T12:00:00Z`), item.ref].filter(Boolean).join(" · ")}</small>
          </span>
          {next && <Link to={placeOf(item.path) ?? ""}>{next}</Link>}
          <span className="figures">{signedRupees(item.amount)}</span>
        </li>
      ))}
      {count > items.length && <li>{t`and ${count - items.length} more`}</li>}
    </ul>
  );
}

function Named({ item: { path, name } }: { item: BridgeItem }) {
  const place = placeOf(path);
  return place ? <Link to={place}>{name}</Link> : name;
}

/** Where bank and journal stand apart, a day cannot be checked. */
function Zero({ bridge }: { bridge: DayBridge }) {
  const difference = differenceOf({
    bank_statement: bridge.bank,
    bank_journal: bridge.opening + bridge.in - bridge.out,
  });
  return (
    <p className={classes.zero} data-is={difference === 0 ? "zero" : "apart"}>
      {difference === 0
        ? t`₹0.00: bank and journal agree`
        : t`Bank and journal are ${rupeesExact(Math.abs(difference))} apart: what is in transit comes with the bank’s next statement, what is unexplained is said by you`}
    </p>
  );
}
