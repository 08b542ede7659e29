import type { Irregularity } from "@rebale/contract/irregularities";
import { Link } from "react-router";
import { jt, t } from "ttag";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { accountTypes } from "../../../shared/office/code-names.rules.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { Notice } from "../../../shared/office/notice.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Drawer, DrawerFoot } from "../../../shared/office/panels/drawer.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { When } from "../../../shared/office/when.tsx";
import { ActionLinks } from "./action-links.tsx";
import { DecideIrregularity } from "./decide-irregularity.tsx";
import classes from "./irregularities.module.css";
import {
  describeFact,
  describeOutcome,
  ruleLeads,
  ruleNames,
  statusNames,
} from "./irregularity-labels.rules.ts";

interface Props {
  irregularity: Irregularity;
  onClose: () => void;
  onDecided: () => void;
}

/** One finding: whom it is about, on what it rests, and what was decided. */
export function IrregularityPanel({ irregularity: one, onClose, onDecided }: Props) {
  const { rule, status, accounts, evidence, decision, found_at } = one;
  return (
    <Drawer title={ruleNames[rule]} onClose={onClose}>
      {status === "open" && decision && (
        <Notice kind="warning">
          <b>{t`Reopened by new evidence.`}</b>{" "}
          {jt`${decision.by} decided on ${(
            <time key="at" dateTime={decision.at}>
              {dateTime(decision.at)}
            </time>
          )}`}
          : {decision.reason}
        </Notice>
      )}
      {status !== "open" && decision && (
        <Notice kind="done">
          {jt`${<b key="status">{statusNames[status]}</b>} by ${decision.by}, ${(
            <time key="at" dateTime={decision.at}>
              {dateTime(decision.at)}
            </time>
          )}`}
          : {decision.reason}
        </Notice>
      )}
      <May do="irregularities.decide">
        <DrawerFoot>
          <DecideIrregularity irregularity={one} onDone={onDecided} />
        </DrawerFoot>
      </May>
      <Section title={t`Accounts`} lead={ruleLeads[rule]}>
        <ul className={classes.accounts}>
          {accounts.map((account) => (
            <li key={account._id}>
              <Account {...account} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t`Evidence`}>
        <ol className={classes.evidence}>
          {evidence.map((fact) => {
            const { name, value } = describeFact(fact, accounts);
            const { what, lot, at, outcome, shared_since: since } = fact;
            return (
              <li key={`${what} ${value} ${lot?._id} ${at}`}>
                <span>
                  <b>{name}</b> {lot && <Link to={placeOf("lot", lot._id)}>{lot.title}</Link>}{" "}
                  <span className={what === "address" ? "figures" : undefined}>{value}</span>
                  {since && (
                    <span>
                      {jt`, shared since ${<When key="since" time={since} relative={false} />}`}
                    </span>
                  )}
                  {outcome && <span>. {describeOutcome(outcome)}</span>}
                </span>
                {at && <When time={at} />}
              </li>
            );
          })}
        </ol>
      </Section>
      <May do="irregularities.decide">
        <Section title={t`What you can do`} lead={t`Act there, then say here what you did.`}>
          <ActionLinks irregularity={one} />
        </Section>
      </May>
      <Section title={t`Found`}>
        <Facts
          facts={[
            { name: t`First found`, value: <When time={found_at} /> },
            { name: t`Last evidence`, value: <When time={one.changed_at} /> },
          ]}
        />
      </Section>
    </Drawer>
  );
}

function Account({ _id, name, company, type, is_active }: Irregularity["accounts"][number]) {
  return (
    <>
      <span>
        {type === "admin" ? <b>{name}</b> : <Link to={placeOf("user", _id)}>{name}</Link>}
        {company && company !== name && <span className={classes.company}>{company}</span>}
      </span>
      <Chip tone={is_active ? "calm" : "bad"}>
        {type === "admin" || is_active ? accountTypes[type] : t`${accountTypes[type]}, blocked`}
      </Chip>
    </>
  );
}
