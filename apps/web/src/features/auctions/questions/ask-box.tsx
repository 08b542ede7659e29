import type { Reply } from "@rebale/contract";
import type { AuctionDetails } from "@rebale/contract/auctions";
import type { ofLot, WhyNotAsk } from "@rebale/contract/questions";
import { MAX_QUESTION, MAX_QUESTIONS } from "@rebale/contract/questions/limits";
import { Link } from "react-router";
import { jt, t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { questions } from "../../../lib/api/operations.ts";
import { dateTime } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { loginToGoOn } from "../../../lib/session/come-back.ts";
import classes from "../../../shared/questions/questions.module.css";
import { TextForm } from "../../../shared/questions/text-form.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";

type Asking = Pick<Reply<typeof ofLot>, "why_not" | "left" | "close_at">;
interface Props {
  lot: AuctionDetails;
  asking: Asking;
  onAsked: () => Promise<void>;
}

/** Where a buyer asks; for others why not, in the server's reason. */
export function AskBox({ lot, asking: { why_not, left, close_at }, onAsked }: Props) {
  // The seller answers below, and needs no word about asking.
  if (lot.for_seller) return null;
  if (why_not !== null)
    return (
      <div className={classes.ask}>
        <p>{whyNot(why_not, lot, close_at)}</p>
      </div>
    );
  const send = async (text: string) => {
    try {
      await api.call(questions.ask, { params: { product_id: lot._id }, body: { text } });
    } finally {
      // A refusal may mean that the time is over, or that a colleague has asked meanwhile.
      await onAsked();
    }
    toast.success(t`Your question is sent to the seller`);
  };
  return (
    <div className={classes.ask}>
      <TextForm
        label={t`Ask the seller`}
        help={t`Everybody reads your question once it is answered; nobody reads who asked. No phone numbers, email addresses or links.`}
        yes={t`Send the question`}
        most={MAX_QUESTION}
        missing={t`Write your question`}
        onSend={send}
      />
      <p>
        <WithDates>{leftText(left, close_at)}</WithDates>
      </p>
    </div>
  );
}

const leftText = (left: number, close: string | null): string =>
  close === null
    ? t`Your company may ask ${left} of ${MAX_QUESTIONS} questions.`
    : t`Your company may ask ${left} of ${MAX_QUESTIONS} questions, until ${dateTime(close)}.`;

const company = <Link key="company" to="/company">{t`your company`}</Link>;

function whyNot(why: WhyNotAsk, lot: AuctionDetails, close: string | null): React.ReactNode {
  switch (why) {
    case "sign_in_first": {
      const back = loginToGoOn(`/auctiondetail/${lot.url}#questions`);
      const login = <Link key="login" to={back}>{t`Log in as a buyer`}</Link>;
      return jt`${login} to ask the seller about this lot.`;
    }
    case "seller_may_not_ask":
      return t`A seller account cannot ask about lots.`;
    case "not_allowed":
      return t`Your account may not ask here.`;
    case "company_waiting":
      return jt`Your company has not yet confirmed that you act for it. Until then you can read, but not ask: ${company}.`;
    case "company_needed":
      return jt`You do not act for any company yet. Name yours first, then you can ask: ${company}.`;
    case "role_may_not_bid":
      return t`Your role in the company does not let you ask. Its owner can change that.`;
    case "company_suspended":
      return jt`Your company is suspended and cannot ask. See why: ${company}.`;
    case "company_barred":
      return jt`Your company may not bid or ask for now. Why, and until when: ${company}.`;
    case "own_lot":
      return t`Your own company sells this lot.`;
    case "too_many_questions":
      return t`Your company has asked all its ${MAX_QUESTIONS} questions about this lot.`;
    case "questions_closed":
      return close === null ? (
        t`Questions open when the lot is approved.`
      ) : (
        <WithDates>{t`The time for questions about this lot ended on ${dateTime(close)}.`}</WithDates>
      );
  }
}
