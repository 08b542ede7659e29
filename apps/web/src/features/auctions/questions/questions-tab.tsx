import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { QuestionItem } from "../../../shared/questions/question-item.tsx";
import classes from "../../../shared/questions/questions.module.css";
import { WithMantine } from "../../../ui/mantine/with-mantine.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { AskBox } from "./ask-box.tsx";
import { useQuestions } from "./use-questions.ts";
import { WaitingQuestions } from "./waiting-questions.tsx";

/** Questions of buyers about a lot with its seller's answers, and a place to ask. */
export default function QuestionsTab({ lot }: { lot: AuctionDetails }) {
  const { shown, failure, read } = useQuestions(lot._id);
  return (
    <WithMantine>
      {!shown && failure === null && <WaitingQuestions />}
      {failure !== null && (
        <FailedPart what={t`The questions`} error={failure} retry={() => void read()} />
      )}
      {shown && <AskBox lot={lot} asking={shown} onAsked={read} />}
      {shown && shown.data.length > 0 && (
        <ul className={classes.list}>
          {shown.data.map((question) => (
            <li key={question._id}>
              <QuestionItem question={question} onAnswered={read} />
            </li>
          ))}
        </ul>
      )}
      {shown?.data.length === 0 && (
        <Empty drawing="news" title={t`No questions yet`} heading="h3">
          {emptyText(lot, shown.why_not === "questions_closed")}
        </Empty>
      )}
    </WithMantine>
  );
}

function emptyText({ for_seller }: AuctionDetails, isOver: boolean): string {
  if (isOver) return t`What was asked in time appears here once the seller has answered.`;
  return for_seller
    ? t`When a buyer asks about this lot, you answer here.`
    : t`Questions about this lot appear here for everybody, once the seller has answered.`;
}
