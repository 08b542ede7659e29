import type { ContactQuery } from "@rebale/contract/enquiries/enquiries";
import { t } from "ttag";
import { indianNumber } from "../../../lib/formatting/formatting.ts";
import { relativeTime } from "../../../lib/formatting/relative-time.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import type { Fact } from "../../../shared/office/facts.tsx";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { When } from "../../../shared/office/when.tsx";
import classes from "./enquiry.module.css";
import { EnquiryDrawer } from "./enquiry-drawer.tsx";
import { ASSIGNEES, assigneeTabs, STAGES, stageTabs } from "./enquiry-labels.ts";
import type { readEnquiryFilter } from "./read-enquiries.ts";
import { Stage } from "./stage.tsx";
import type { Enquiry, EnquiryCalls } from "./use-enquiry.ts";

interface Props<T extends ContactQuery> {
  title: string;
  /** Where they come from. */
  lead: string;
  /** The words where there are none at all. */
  none: string;
  search: string;
  calls: EnquiryCalls;
  listed: {
    data: readonly T[];
    totalpage: number;
    waiting: number;
    waiting_since: string | null;
    filter: ReturnType<typeof readEnquiryFilter>;
  };
  /** The asker's name, under this head. */
  from: { head: string; name: (row: T) => string };
  /** Between who asks and where it stands. */
  columns: readonly Column<T>[];
  titleOf: (enquiry: Pick<Enquiry, "name"> | undefined) => string;
  facts?: (enquiry: Enquiry) => readonly Fact[];
}

/** Enquiries of one kind, longest waiting first; each opens with its thread. */
export function EnquiryList<T extends ContactQuery>({
  title,
  lead,
  none,
  search,
  calls,
  listed: { data, totalpage, waiting, waiting_since, filter },
  from,
  columns,
  ...drawer
}: Props<T>) {
  const { open, to, go } = useListAddress();
  const all: Column<T>[] = [
    {
      head: from.head,
      kind: "wide",
      cell: (row) => (
        <RowLink
          to={to({ open: row._id })}
          below={<span className={classes.snippet}>{row.message}</span>}
        >
          {from.name(row)}
        </RowLink>
      ),
    },
    ...columns,
    { head: t`Status`, cell: ({ stage }) => <Stage stage={stage} /> },
    { head: t`Assigned to`, cell: ({ assignee }) => assignee?.name ?? t`Unassigned` },
    { head: t`Received`, cell: ({ created_at }) => <When time={created_at} /> },
  ];
  return (
    <OfficePage title={title} lead={waitingLine(waiting, waiting_since, lead)}>
      <List
        label={title}
        rows={data}
        files={{ of: calls.list, filter }}
        totalpage={totalpage}
        columns={all}
        keyOf={({ _id }) => _id}
        filters={<EnquiryFilters />}
        search={search}
        empty={emptyOf(filter, none)}
      />
      {open && (
        <EnquiryDrawer
          key={open}
          id={open}
          calls={calls}
          listed={data.find(({ _id }) => _id === open)}
          onClose={() => go({ open: null })}
          {...drawer}
        />
      )}
    </OfficePage>
  );
}

const EnquiryFilters = () => (
  <>
    <FilterTabs
      name="stage"
      label={t`Status`}
      choices={STAGES.map((value) => ({ value, title: stageTabs[value] }))}
    />
    <FilterTabs
      name="assignee"
      label={t`Assigned to`}
      choices={ASSIGNEES.map((value) => ({ value, title: assigneeTabs[value] }))}
    />
  </>
);

/** How many wait for an answer, and since when the oldest does. */
function waitingLine(waiting: number, since: string | null, first: string): string {
  if (!since) return t`${first} None waiting for an answer.`;
  const many = waiting === 1 ? t`One is waiting` : t`${indianNumber(waiting)} are waiting`;
  return t`${first} ${many} for an answer; the oldest came in ${relativeTime(since, serverNow())}.`;
}

/** The words of an empty list: everything is answered, or the filter leaves nothing. */
const emptyOf = ({ stage, assignee }: { stage?: string; assignee?: string }, all: string) =>
  stage === "waiting" && !assignee
    ? { title: t`No unanswered enquiries`, text: all }
    : stage || assignee
      ? { title: t`No matches`, text: t`Choose another status or person to see more.` }
      : { title: t`None yet`, text: all };
