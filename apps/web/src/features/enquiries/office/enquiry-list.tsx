import type { ContactQuery } from "@rebale/contract/enquiries/enquiries";
import type { Fact } from "../../../shared/office/facts.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { When } from "../../../shared/office/when.tsx";
import classes from "./enquiry.module.css";
import { EnquiryDrawer } from "./enquiry-drawer.tsx";
import { EnquiryFilters } from "./enquiry-filters.tsx";
import type { readEnquiryFilter } from "./read-enquiries.ts";
import { Stage } from "./stage.tsx";
import type { Enquiry, EnquiryCalls } from "./use-enquiry.ts";
import { emptyOf, waitingLine } from "./waiting-line.ts";

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
    { head: "Status", cell: ({ stage }) => <Stage stage={stage} /> },
    { head: "Assigned to", cell: ({ assignee }) => assignee?.name ?? "Unassigned" },
    { head: "Received", cell: ({ created_at }) => <When time={created_at} /> },
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
