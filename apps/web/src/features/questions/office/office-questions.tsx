import type { OfficeQuestion, QuestionState } from "@rebale/contract/questions";
import { t } from "ttag";
import { questions } from "../../../lib/api/office-operations.ts";
import { Chip, type Tone } from "../../../shared/office/chip.tsx";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { oneOf, readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { nextRow } from "../../../shared/office/queue/next-row.rules.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/office-questions";
import { QuestionPanel } from "./question-panel.tsx";

const STATES = ["waiting", "answered", "hidden", "all"] as const;
const titles: Record<(typeof STATES)[number], string> = {
  waiting: t`Not answered`,
  answered: t`Answered`,
  hidden: t`Hidden`,
  all: t`All`,
};
const tones: Record<QuestionState, Tone> = { waiting: "waits", answered: "good", hidden: "bad" };
const empties = {
  waiting: {
    title: t`No question waits`,
    text: t`What buyers ask about lots appears here until its seller, or you, have answered.`,
  },
  answered: { title: t`None answered yet`, text: t`Everybody reads these on the lot’s page.` },
  hidden: { title: t`None hidden`, text: t`What you hide stays here with the reason.` },
  all: { title: t`No questions yet`, text: t`What buyers ask about lots appears here.` },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const { page, rows } = readListAddress(address);
    const show = oneOf(address.get("state"), STATES);
    const filter = show === "all" ? {} : { state: show };
    const query = { page, rows, ...filter };
    const { data, totalpage } = await api.call(questions.forOffice, { query });
    return { rows: data, totalpage, show, filter };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns = (to: (change: Record<string, string>) => string): Column<OfficeQuestion>[] => [
  {
    head: t`Question`,
    kind: "wide",
    cell: ({ _id, text, lot }) => (
      <RowLink to={to({ open: _id })} below={lot.title}>
        {text}
      </RowLink>
    ),
  },
  { head: t`Asked by`, cell: ({ asked_by }) => asked_by.company.name || asked_by.user.name },
  {
    head: t`State`,
    cell: ({ state }) => <Chip tone={tones[state]}>{titles[state]}</Chip>,
  },
  { head: t`Asked`, cell: ({ asked_at }) => <When time={asked_at} /> },
  { head: t`Lot ends`, cell: ({ lot }) => lot.ends_at && <When time={lot.ends_at} /> },
];

/** Buyers' questions about lots: the office hides what is none, and answers for a seller. */
export default function OfficeQuestions({
  loaderData: { rows, totalpage, show, filter },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const opened = rows.find(({ _id }) => _id === open);
  const ids = rows.map(({ _id }) => _id);
  return (
    <OfficePage
      title={t`Questions`}
      lead={t`What buyers ask about lots before they end. Sellers answer, and do not see who asks. Hide what names people, insults, or is no question: its asker reads your reason.`}
    >
      <List
        label={t`Questions`}
        rows={rows}
        files={{ of: questions.forOffice, filter }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        filters={
          <FilterTabs
            name="state"
            label={t`State`}
            choices={STATES.map((value) => ({ value, title: titles[value] }))}
          />
        }
        empty={empties[show]}
      />
      {opened && (
        <QuestionPanel
          key={opened._id}
          question={opened}
          onClose={() => go({ open: null })}
          onNext={() => go({ open: nextRow(ids, open) })}
        />
      )}
    </OfficePage>
  );
}
