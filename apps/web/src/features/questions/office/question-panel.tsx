import type { OfficeQuestion } from "@rebale/contract/questions";
import { MAX_ANSWER } from "@rebale/contract/questions/limits";
import { Link } from "react-router";
import { t } from "ttag";
import { questions } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import shown from "../../../shared/questions/questions.module.css";
import { TextForm } from "../../../shared/questions/text-form.tsx";
import { HideQuestion } from "./hide-question.tsx";

interface Props {
  question: OfficeQuestion;
  onClose: () => void;
  onNext: () => void;
}

/** One question: who asks about which lot, what was answered, and what the office does. */
export function QuestionPanel({ question, onClose, onNext }: Props) {
  const { _id, text, answers, can_answer, hidden_reason, asked_at, lot, asked_by } = question;
  const reread = useReread();
  const answer = async (typed: string) => {
    await api.call(questions.answer, { params: { id: _id }, body: { text: typed } });
    toast.success(t`The answer is published`);
    await reread();
  };
  return (
    <Drawer title={t`Question`} onClose={onClose}>
      {hidden_reason !== null && (
        <Notice kind="warning">
          <b>{t`Hidden.`}</b> {hidden_reason}
        </Notice>
      )}
      <p className={shown.text}>{text}</p>
      <Facts
        facts={[
          { name: t`Lot`, value: <Link to={placeOf("lot", lot.product_id)}>{lot.title}</Link> },
          {
            name: t`Asked by`,
            value: <Link to={placeOf("user", asked_by.user._id)}>{asked_by.user.name}</Link>,
          },
          {
            name: t`Company`,
            value: (
              <Link to={placeOf("company", asked_by.company._id)}>
                {asked_by.company.name || t`Company ${asked_by.company._id}`}
              </Link>
            ),
          },
          { name: t`Asked`, value: <When time={asked_at} /> },
          { name: t`Answered until`, value: lot.ends_at ? <When time={lot.ends_at} /> : "–" },
        ]}
      />
      {answers.length > 0 && (
        <Section title={t`Answers`}>
          {answers.map(({ text: words, at }) => (
            <div key={at} className={shown.answer}>
              <p className={shown.by}>
                <When time={at} />
              </p>
              <p className={shown.text}>{words}</p>
            </div>
          ))}
        </Section>
      )}
      {can_answer && (
        <Section title={t`Answer for the seller`}>
          <TextForm
            label={t`Answer`}
            help={t`Everybody reads it, and it cannot be changed. No phone numbers, email addresses or links.`}
            yes={t`Publish the answer`}
            most={MAX_ANSWER}
            missing={t`Write the answer`}
            onSend={answer}
          />
        </Section>
      )}
      <HideQuestion question={question} onNext={onNext} />
    </Drawer>
  );
}
