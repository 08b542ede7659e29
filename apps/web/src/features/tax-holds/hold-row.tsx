import type { ListedTaxHold } from "@rebale/contract/tax-holds";
import { isOpenHold } from "@rebale/contract/tax-holds/states";
import { Link } from "react-router";
import { t } from "ttag";
import { date, lastDay, rupeesExact } from "../../lib/formatting/formatting.ts";
import { saveFile } from "../../lib/forms/save-file.ts";
import { Mark } from "../../shared/goods/mark.tsx";
import { plate } from "../../shared/goods/truck-labels.ts";
import {
  differenceText,
  holdLines,
  holdState,
  holdTone,
} from "../../shared/tax-holds/hold-labels.rules.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import { AnswerHold } from "./answer-hold.tsx";
import { ConfirmHold } from "./confirm-hold.tsx";
import classes from "./tax-holds.module.css";

const day = (text: string) => date(`${text} 00:00:00`);

/** One invoice: what of its GST is kept, until when, what a 2B says of it, and what may be done. */
export function HoldRow({ hold }: { hold: ListedTaxHold }) {
  const { number, title, award_id, party, vehicle_no, dated, tax, credited, state, side } = hold;
  const facts = [
    plate(vehicle_no),
    t`of ${day(dated)}`,
    t`GST ${rupeesExact(tax)}`,
    credited > 0 && t`credited ${rupeesExact(credited)}`,
  ];
  return (
    <li className={classes.row} aria-label={number}>
      <div className={classes.what}>
        <div className={classes.title}>
          <strong className="figures">{number}</strong>
          <Mark tone={holdTone(state)}>{holdState(state, side)}</Mark>
        </div>
        <span>
          <Link to={`/award/${award_id}#trucks`}>{title}</Link> · {party}
        </span>
        <span className="figures">
          <WithDates>{facts.filter(Boolean).join(" · ")}</WithDates>
        </span>
        {isOpenHold(state) && (
          <b className="figures">
            <WithDates>{t`Last day: ${lastDay(hold.until)}`}</WithDates>
          </b>
        )}
        {holdLines(hold, side).map((line) => (
          <p key={line} className="figures">
            <WithDates>{line}</WithDates>
          </p>
        ))}
        <Found hold={hold} />
        <Answered hold={hold} />
      </div>
      <div className={classes.buttons}>
        {hold.can_confirm && <ConfirmHold hold={hold} />}
        {hold.can_answer && <AnswerHold hold={hold} />}
      </div>
    </li>
  );
}

/** Where the 2B differs, and what in it may be the same invoice under another number. */
function Found({ hold: { differences, similar, side } }: { hold: ListedTaxHold }) {
  if (differences.length + similar.length === 0) return null;
  return (
    <ul className={`figures ${classes.facts}`}>
      {differences.map((one) => (
        <li key={one.path}>
          <WithDates>{differenceText(one)}</WithDates>
        </li>
      ))}
      {similar.map((one) => (
        <li key={one.number}>
          <WithDates>
            {side === "buyer"
              ? t`Your 2B has ${one.number} of ${day(one.dated)} with the same GST. If it is this invoice, say so.`
              : t`The buyer’s 2B has ${one.number} of ${day(one.dated)} with the same GST: perhaps it was filed under a wrong number.`}
          </WithDates>
        </li>
      ))}
    </ul>
  );
}

/** The seller's word, with the acknowledgement. */
function Answered({ hold: { answer, number } }: { hold: ListedTaxHold }) {
  if (!answer) return null;
  return (
    <>
      <p className="figures">
        <WithDates>{t`Filed on ${day(answer.filed_on)}, ARN ${answer.arn}.`}</WithDates>{" "}
        {answer.note && <q>{answer.note}</q>}
      </p>
      <div>
        <PlainButton
          kind="quiet"
          onClick={() => void saveFile(answer.document_url, `arn-${answer.arn}`)}
        >
          {t`Acknowledgement`}
          <span className="unseen"> {number}</span>
        </PlainButton>
      </div>
    </>
  );
}
