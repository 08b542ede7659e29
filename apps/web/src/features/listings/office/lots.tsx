import { ASSIGNMENTS } from "@rebale/contract/office/assignment";
import { redirect } from "react-router";
import { t } from "ttag";
import { listings } from "../../../lib/api/office-operations.ts";
import { StageChip } from "../../../shared/lot/card/stage-chip.tsx";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import {
  oneOf,
  readListAddress,
  readOrder,
} from "../../../shared/office/list/list-address.rules.ts";
import {
  SelectionBar,
  selectionColumn,
  useSelection,
} from "../../../shared/office/list/selection.tsx";
import type { Column } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { PartyLink } from "../../../shared/office/object/object-link.tsx";
import { placeOf, placeOfOldPanel, reviewOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { AssignedTo } from "../../../shared/office/queue/assignment.tsx";
import { AssignmentTabs, QueueHead } from "../../../shared/office/queue/queue-head.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import type { Route } from "./+types/lots";
import { Findings, Goods, Outcome, Price, Time } from "./lot-cells.tsx";
import type { LotRow, LotWarning } from "./lot-row.ts";
import classes from "./lots.module.css";

const STATUSES = [
  "pending",
  "live",
  "paused",
  "upcoming",
  "ended",
  "withdrawn",
  "refused",
  "all",
] as const;
const titles = {
  pending: t`Pending`,
  live: t`Live`,
  paused: t`Paused`,
  upcoming: t`Upcoming`,
  ended: t`Ended`,
  withdrawn: t`Withdrawn`,
  refused: t`Refused`,
  all: t`All`,
};
const empties = {
  pending: {
    title: t`No lot is pending`,
    text: t`Every lot has been reviewed. New ones appear here, oldest first.`,
  },
  live: {
    title: t`No auction is live`,
    text: t`Approve pending lots, or wait for the upcoming ones to start.`,
  },
  paused: {
    title: t`No auction is paused`,
    text: t`Pause a live auction when something has to be settled first. Its clock stops.`,
  },
  withdrawn: {
    title: t`No lot was withdrawn`,
    text: t`Lots you withdraw are listed here with the reason.`,
  },
  upcoming: {
    title: t`No upcoming auctions`,
    text: t`Approve pending lots to schedule their auctions.`,
  },
  ended: {
    title: t`No auction has ended yet`,
    text: t`Auctions stay here after their end, with their ledger.`,
  },
  refused: {
    title: t`No lot was refused`,
    text: t`Lots you refuse are listed here with the reason.`,
  },
  all: { title: t`No lots yet`, text: t`Lots appear here when a seller submits them.` },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    // A lot once lay open above the list: mails and bookmarks still name it so.
    const open = address.get("open");
    if (open) throw redirect(placeOfOldPanel(open, address));
    const status = oneOf(address.get("status"), STATUSES);
    const { data, totalpage, waiting } = await api.call(listings.adminLots, {
      query: {
        ...readListAddress(address),
        ...readOrder(address, ["title", "price", "submitted", "ends"]),
        status: status === "all" ? undefined : status,
        assigned: status === "pending" ? oneOf(address.get("assigned"), ASSIGNMENTS) : "all",
      },
    });
    // Lots that are still to be decided show their findings.
    const ids = status === "pending" ? data.map(({ _id }) => _id) : [];
    const checked = ids.length
      ? (await api.call(listings.checkLots, { body: { lots: ids } })).data
      : [];
    const warnings = new Map(checked.map(({ _id, warnings }) => [_id, warnings]));
    return { lots: data, totalpage, status, waiting, warnings };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** The column that matters most in a list of this status. */
function stateColumn(
  status: (typeof STATUSES)[number],
  warnings: ReadonlyMap<string, readonly LotWarning[]>,
): Column<LotRow> {
  if (status === "ended") return { head: t`Outcome`, cell: (lot) => <Outcome lot={lot} /> };
  if (status === "pending")
    return {
      head: t`Stands out`,
      cell: ({ _id }) => <Findings warnings={warnings.get(_id) ?? []} />,
    };
  return { head: t`Status`, cell: (lot) => <StageChip lot={lot} /> };
}

export default function Lots({
  loaderData: { lots, totalpage, status, waiting, warnings },
}: Route.ComponentProps) {
  const { get } = useListAddress();
  const params = ["q", "from", "to"].flatMap((name) => {
    const value = get(name);
    return value ? [[name, value]] : [];
  });
  const approveMany = `/admin/products/approve?${new URLSearchParams(params)}`;
  const may = useMay();
  const isQueue = status === "pending" && may("lots.review");
  const selection = useSelection(lots.map(({ _id }) => _id));
  const columns: Column<LotRow>[] = [
    ...(isQueue
      ? [
          selectionColumn<LotRow>(
            selection,
            ({ _id }) => _id,
            ({ title }) => title,
          ),
        ]
      : []),
    {
      head: t`Lot`,
      sort: "title",
      kind: "wide",
      // Waiting lots open where they are decided.
      cell: (lot) => (
        <Goods
          lot={lot}
          to={lot.status === "pending" ? reviewOf("lot", lot._id) : placeOf("lot", lot._id)}
        />
      ),
    },
    {
      head: t`Seller`,
      cell: ({ seller }) => (
        <span className={classes.seller}>
          <PartyLink company={seller.company?._id} user={seller._id}>
            {seller.company?.name ?? seller.business_name ?? seller.name}
          </PartyLink>
        </span>
      ),
    },
    stateColumn(status, warnings),
    ...(status === "pending"
      ? [{ head: t`Assigned to`, cell: (lot: LotRow) => <AssignedTo {...lot} /> }]
      : []),
    { head: t`Price`, sort: "price", kind: "figure", cell: (lot) => <Price lot={lot} /> },
    {
      head: t`Time`,
      sort: status === "pending" || status === "refused" ? "submitted" : "ends",
      cell: (lot) => <Time lot={lot} />,
    },
  ];
  return (
    <OfficePage
      title={t`Lots`}
      lead={t`Review what sellers submit, schedule auctions and watch the bids.`}
      actions={
        isQueue &&
        lots.length > 0 && (
          <ButtonLink kind="quiet" to={approveMany}>{t`Approve in bulk`}</ButtonLink>
        )
      }
    >
      {status === "pending" && <QueueHead queue="products" waiting={waiting} />}
      <List
        label={t`Lots`}
        days={status === "ended" ? t`Ended` : t`Submitted`}
        rows={lots}
        files={{
          of: listings.adminLots,
          filter: { status: status === "all" ? undefined : status },
        }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        above={
          isQueue && (
            <SelectionBar selection={selection} count={lots.length}>
              <ButtonLink to={`/admin/products/approve?lots=${[...selection.chosen].join(",")}`}>
                {t`Approve the selected`}
              </ButtonLink>
            </SelectionBar>
          )
        }
        filters={
          <>
            <FilterTabs
              name="status"
              label={t`Status`}
              choices={STATUSES.map((value) => ({ value, title: titles[value] }))}
            />
            {status === "pending" && <AssignmentTabs waiting={waiting} />}
          </>
        }
        search={t`Search title, place or material`}
        empty={empties[status]}
      />
    </OfficePage>
  );
}
