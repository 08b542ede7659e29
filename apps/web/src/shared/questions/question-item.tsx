import type { Question } from "@rebale/contract/questions";
import { MAX_ANSWER } from "@rebale/contract/questions/limits";
import { useState } from "react";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { questions } from "../../lib/api/operations.ts";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { toast } from "../../lib/forms/toast.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import classes from "./questions.module.css";
import { TextForm } from "./text-form.tsx";

interface Props {
  question: Question;
  /** Above it, where it stands among those of other lots. */
  children?: React.ReactNode;
  onAnswered: () => Promise<unknown>;
}

/** A question with its answers; for who may, with a place to answer. */
export function QuestionItem({ question, children, onAnswered }: Props) {
  const { no, text, asked_at, answers } = question;
  return (
    <article className={classes.question} data-state={question.state}>
      {children}
      <p className={classes.by}>
        {no !== null && <b>{t`Question ${no}`}</b>} <WithDates>{dateTime(asked_at)}</WithDates>
        <State question={question} />
      </p>
      <p className={classes.text}>{text}</p>
      {answers.map((answer) => (
        <div key={answer.at} className={classes.answer}>
          <p className={classes.by}>
            <b>{t`Answer`}</b> <WithDates>{dateTime(answer.at)}</WithDates>
          </p>
          <p className={classes.text}>{answer.text}</p>
        </div>
      ))}
      {question.can_answer && <Answering question={question} onAnswered={onAnswered} />}
    </article>
  );
}

function State({ question: { state, yours, hidden_reason } }: Pick<Props, "question">) {
  return (
    <>
      {yours && <span className={classes.mark}>{t`Asked by your company`}</span>}
      {state === "waiting" && (
        <span className={classes.mark} data-waits>
          {t`Not answered yet`}
        </span>
      )}
      {state === "hidden" && (
        <span className={classes.mark} data-waits>
          {t`Hidden by Rebale’s office: ${hidden_reason ?? ""}`}
        </span>
      )}
    </>
  );
}

function Answering({ question: { _id, answers }, onAnswered }: Omit<Props, "children">) {
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <p className={classes.action}>
        <PlainButton kind={answers.length > 0 ? "quiet" : "brand"} onClick={() => setOpen(true)}>
          {answers.length > 0 ? t`Add to the answer` : t`Answer the question`}
        </PlainButton>
      </p>
    );
  const send = async (text: string) => {
    await api.call(questions.answer, { params: { id: _id }, body: { text } });
    toast.success(t`Your answer is published`);
    setOpen(false);
    await onAnswered();
  };
  return (
    <div className={classes.action}>
      <TextForm
        label={t`Your answer`}
        help={t`Everybody reads it, and it cannot be changed. No phone numbers, email addresses or links.`}
        yes={t`Publish the answer`}
        most={MAX_ANSWER}
        missing={t`Write your answer`}
        onSend={send}
        onBack={() => setOpen(false)}
        focused
      />
    </div>
  );
}
