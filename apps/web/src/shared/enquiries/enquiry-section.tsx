import { useEffect, useRef, useState } from "react";
import { jt, t } from "ttag";
import IconCircleCheck from "~icons/tabler/circle-check";
import { PlainButton } from "../../ui/button-link.tsx";
import { FormPanel } from "../../ui/layout/form-panel.tsx";
import classes from "./enquiry.module.css";
import { EnquiryForm, type Service } from "./enquiry-form.tsx";

const next = [
  t`A person reads it and calls or writes to you within one working day.`,
  t`We ask what we need to know: waste, weights, place, papers.`,
  t`You get a plan with a price. Nothing starts before you agree.`,
];

interface Props {
  service: Service;
  title: string;
  example: string;
  states: readonly string[] | null;
}

/** The end of every service page: an enquiry that reaches the office. */
export function EnquirySection({ service, title, example, states }: Props) {
  const [reference, setReference] = useState<string | null>(null);
  return (
    <section id="enquiry" className={classes.section}>
      <div className={`wide ${classes.columns}`}>
        <div className={classes.next}>
          <h2>{title}</h2>
          <p>{t`Tell us what you need. It costs nothing to ask.`}</p>
          <ol>
            {next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
        {reference ? (
          <Sent reference={reference} again={() => setReference(null)} />
        ) : (
          <FormPanel title={t`Your enquiry`}>
            <EnquiryForm
              service={service}
              states={states}
              example={example}
              onSent={setReference}
            />
          </FormPanel>
        )}
      </div>
    </section>
  );
}

function Sent({ reference, again }: { reference: string; again: () => void }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} className={classes.sent} tabIndex={-1} role="status">
      <IconCircleCheck size={56} aria-hidden />
      <h2>{t`We have your enquiry`}</h2>
      <p>{jt`Your reference is ${(
        <b key="reference" className="figures">
          {reference}
        </b>
      )}. Please quote it when you call.`}</p>
      <PlainButton kind="quiet" onClick={again}>
        {t`Send another enquiry`}
      </PlainButton>
    </div>
  );
}
