import type { LotsQuestion } from "@rebale/contract/questions";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { t } from "ttag";
import { api, onlyFor } from "../../lib/api/browser.ts";
import { questions } from "../../lib/api/operations.ts";
import { dateTime } from "../../lib/formatting/formatting.ts";
import { useFreshOnNotice } from "../../lib/unread/fresh-on-notice.ts";
import { QuestionItem } from "../../shared/questions/question-item.tsx";
import classes from "../../shared/questions/questions.module.css";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import { ShowTabs } from "../../ui/tabs/show-tabs.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import type { Route } from "./+types/own-questions";

const STATES = ["waiting", "answered"] as const;
type Shown = (typeof STATES)[number];
const stateOf = (search: URLSearchParams): Shown | undefined =>
  STATES.find((state) => state === search.get("show"));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  onlyFor("seller", "/dashboard");
  const page = pageOf(request.url);
  const state = stateOf(new URL(request.url).searchParams);
  const { data, totalpage, waiting } = await api.call(questions.own, {
    query: { page, ...(state && { state }) },
  });
  return { questions: data, totalpage, waiting, page };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

const names: Record<Shown, string> = { waiting: t`To answer`, answered: t`Answered` };

const empties = {
  all: {
    title: t`No questions yet`,
    text: t`What buyers ask about your lots comes here. Everybody reads your answers on the lot’s page.`,
  },
  waiting: {
    title: t`No question waits for an answer`,
    text: t`We tell you when a buyer asks about one of your lots.`,
  },
  answered: {
    title: t`You have not answered a question yet`,
    text: t`Your answers are listed here.`,
  },
};

/** Buyers' questions about the seller's lots: longest waiting first. */
export default function OwnQuestions({ loaderData }: Route.ComponentProps) {
  const { questions: listed, page, totalpage, waiting } = loaderData;
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const state = stateOf(search);
  const empty = empties[state ?? "all"];
  useFreshOnNotice();
  return (
    <Page
      title={t`Questions about your lots`}
      description={t`What buyers ask about your lots on Rebale.`}
      index={false}
    >
      <h1>{t`Questions about your lots`}</h1>
      <p role="status">{waitingText(waiting)}</p>
      <ShowTabs statuses={STATES} names={names} shown={state} />
      {listed.length > 0 ? (
        <ul className={classes.list}>
          {listed.map((question) => (
            <li key={question._id}>
              <QuestionItem question={question} onAnswered={revalidate}>
                <LotLine lot={question.lot} isOpen={question.can_answer} />
              </QuestionItem>
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          drawing="done"
          title={empty.title}
          next={<ButtonLink to="/dashproduct" kind="quiet">{t`See all my products`}</ButtonLink>}
        >
          {empty.text}
        </Empty>
      )}
      <Pager page={page} total={totalpage} of={t`Questions`} />
    </Page>
  );
}

const waitingText = (waiting: number): string =>
  waiting === 0
    ? t`No question to answer now.`
    : waiting === 1
      ? t`One question to answer.`
      : t`${waiting} questions to answer.`;

/** The lot that is asked about, and until when an answer counts. */
const LotLine = ({ lot, isOpen }: { lot: LotsQuestion["lot"]; isOpen: boolean }) => (
  <p className={classes.lot}>
    <Link to={`/auctiondetail/${lot.url}#questions`}>{lot.title}</Link>
    {isOpen && lot.ends_at && (
      <span>
        <WithDates>{t`Answer by ${dateTime(lot.ends_at)}`}</WithDates>
      </span>
    )}
  </p>
);
