import { financialYearText } from "@rebale/contract/values/calendar";
import { lazy, Suspense, useRef } from "react";
import { t } from "ttag";
import IconExternalLink from "~icons/tabler/external-link";
import IconLink from "~icons/tabler/link";
import IconPrinter from "~icons/tabler/printer";
import { indianNumber } from "../../../lib/formatting/formatting.ts";
import { copyLink } from "../../../lib/forms/copy.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { useNear } from "../../../ui/charts/near.ts";
import { Optional } from "../../../ui/later/optional.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "./calculator.module.css";
import type { Calculator } from "./load-calculator.ts";
import { names, Printed } from "./printed.tsx";
import type { Answer, Duty, YearAnswer } from "./rules/answer.rules.ts";
import { type Question, streams } from "./rules/question.rules.ts";
import { SaveObligation } from "./save-obligation.tsx";

type Unit = Question["unit"];
const weight = (grams: number, unit: Unit) =>
  unit === "kg" ? t`${indianNumber(grams / 1000)} kg` : t`${indianNumber(grams / 1e6)} t`;

export function Result({ data, answer }: { data: Calculator; answer: Answer }) {
  const { question } = data;
  const about = [question.role, question.category].filter(Boolean).map((key) => names[key]);
  return (
    <article data-printed>
      <Printed data={data} />
      <h3>{t`${streams[question.stream]}: obligation by financial year`}</h3>
      {about.length > 0 && <p className={classes.about}>{about.join(" · ")}</p>}
      <ObligationChart key={question.stream} years={answer.years} unit={question.unit} />
      <ol className={classes.years}>
        {answer.years.map((year) => (
          <Year key={year.year} question={question} {...year} />
        ))}
      </ol>
      <div className={classes.rule}>
        <p>
          <b>{t`Formula.`}</b> {answer.formula}
        </p>
        <p>
          <b>{t`Rule.`}</b> <span lang="en">{answer.rule.name}</span>: {answer.rule.cited}{" "}
          <a href={answer.rule.link.href} target="_blank" rel="noreferrer">
            {answer.rule.link.text} <IconExternalLink size={15} aria-hidden />
          </a>
        </p>
        <ul>
          {answer.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p>
          {t`An estimate to plan with, not legal advice. The figure that the CPCB portal shows for your registration is the one that counts.`}
        </p>
      </div>
      <div className={classes.tools}>
        <PlainButton kind="quiet" onClick={() => void copyLink(location.href)}>
          <IconLink size={19} aria-hidden /> {t`Copy link`}
        </PlainButton>
        <PlainButton kind="quiet" onClick={() => print()}>
          <IconPrinter size={19} aria-hidden /> {t`Print`}
        </PlainButton>
      </div>
    </article>
  );
}

type YearProps = YearAnswer & { question: Question };

function Year({ question, year, obligation, how, lookUp, parts, duties }: YearProps) {
  const { unit } = question;
  return (
    <li className={classes.year}>
      <div className={classes.head}>
        <span className="figures">{financialYearText(year)}</span>
        <b className="figures">{obligation === null ? t`Look up` : weight(obligation, unit)}</b>
      </div>
      <p className="figures">
        {how.map((part) => (typeof part === "number" ? weight(part, unit) : part)).join("")}
      </p>
      {lookUp && <p className={classes.lookUp}>{lookUp}</p>}
      {parts.length > 0 && (
        <dl>
          {parts.map(({ what, grams }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd className="figures">{weight(grams, unit)}</dd>
            </div>
          ))}
        </dl>
      )}
      {duties.map((duty) => (
        <DutyLine key={duty.what} {...duty} />
      ))}
      {obligation !== null && obligation > 0 && (
        <SaveObligation question={question} year={year} obligation={obligation} />
      )}
    </li>
  );
}

const DutyLine = ({ what, percent, source }: Duty) => (
  <p>
    {what}:{" "}
    {percent === null ? (
      <span className={classes.lookUp}>{t`look up in ${source}`}</span>
    ) : (
      <b className="figures">{percent}%</b>
    )}
  </p>
);

const YearChart = lazy(() => import("./year-chart.tsx"));
const GRAMS = { t: 1e6, kg: 1000 };

/** Years without a confirmed figure have no bar: no number is made up for them. */
function ObligationChart({ years, unit }: { years: readonly YearAnswer[]; unit: "t" | "kg" }) {
  const frame = useRef<HTMLElement>(null);
  const near = useNear(frame);
  const points = years.flatMap(({ year, obligation }) =>
    obligation === null
      ? []
      : [{ year: financialYearText(year), obligation: obligation / GRAMS[unit] }],
  );
  if (points.length < 2) return null;
  return (
    <figure ref={frame} className={classes.chart} aria-label={t`Obligation by financial year`}>
      <Optional>
        <Suspense fallback={<Skeleton height={220} />}>
          {near ? <YearChart points={points} unit={unit} /> : <Skeleton height={220} />}
        </Suspense>
      </Optional>
    </figure>
  );
}
