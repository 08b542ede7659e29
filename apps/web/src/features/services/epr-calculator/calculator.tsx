import { Link } from "react-router";
import { t } from "ttag";
import { Section } from "../../../ui/layout/section.tsx";
import { AskForm } from "./ask-form.tsx";
import classes from "./calculator.module.css";
import type { Calculator as Data } from "./load-calculator.ts";
import { Result } from "./result.tsx";
import { streams } from "./rules/question.rules.ts";

/**
 * From tonnes by year to the obligation by financial year. Asked by the address, answered by the
 * server.
 */
export function Calculator({ data }: { data: Data }) {
  const { question, calculated } = data;
  return (
    <Section
      id="epr-calculator"
      tone="deep"
      title={t`EPR calculator`}
      lead={t`What you placed on the market becomes an obligation by financial year. Where a figure in the rules is not confirmed, we say what to look up and show no number.`}
    >
      <nav className={classes.streams} aria-label={t`Waste stream`}>
        {Object.entries(streams).map(([stream, name]) => (
          <Link
            key={stream}
            to={`/epr?stream=${stream}#epr-calculator`}
            preventScrollReset
            aria-current={stream === question.stream ? "page" : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className={classes.columns}>
        <AskForm key={question.stream} data={data} />
        <div id="epr-result" className={classes.answer} aria-live="polite">
          {calculated.answer ? (
            <Result data={data} answer={calculated.answer} />
          ) : (
            <Nothing missing={calculated.missing} />
          )}
        </div>
      </div>
    </Section>
  );
}

function Nothing({ missing }: { missing: string | null }) {
  return (
    <div className={classes.nothing}>
      <svg viewBox="0 0 200 130" fill="none" aria-hidden="true">
        <rect
          x="34"
          y="16"
          width="132"
          height="100"
          rx="12"
          fill="#fff"
          stroke="#8a9389"
          strokeWidth="3"
        />
        <path
          d="M52 44h48M52 64h34M52 84h40"
          stroke="#bcd6c8"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <rect x="112" y="36" width="40" height="16" rx="5" fill="#e3efe8" />
        <rect x="112" y="56" width="40" height="16" rx="5" fill="#e3efe8" />
        <rect x="112" y="80" width="40" height="22" rx="6" fill="#f7a81b" />
        <path d="M120 91h24" stroke="#231600" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <p>
        {missing ??
          t`Enter your weights, and the obligation appears here: with its formula, the rule behind it, and an address that you can share or print.`}
      </p>
    </div>
  );
}
