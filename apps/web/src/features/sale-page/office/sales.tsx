import type { OfficeAwardRow } from "@rebale/contract/awards";
import { AWARD_STATES } from "@rebale/contract/awards/states";
import { jt, t } from "ttag";
import { awards } from "../../../lib/api/office-operations.ts";
import { lastDay, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { stateLabels } from "../../../shared/goods/state-labels.ts";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { SideLink } from "../../../shared/office/object/object-link.tsx";
import { SaleState } from "../../../shared/office/object/object-rows.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/sales";
import classes from "./sales.module.css";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const filter = filterOf(address.get("state"));
    const { data, totalpage } = await api.call(awards.officeAwards, {
      query: {
        ...readListAddress(address),
        ...readOrder(address, ["made", "due", "value"]),
        ...filter,
      },
    });
    return { rows: data, totalpage, filter };
  });
}
clientLoader.hydrate = true as const;

/** Overdue is whatever its day is over of: also what the two pay each other, which stays to be paid. */
function filterOf(chosen: string | null) {
  const state = AWARD_STATES.find((one) => one === chosen);
  if (state === "overdue") return { late: "1" as const };
  return state ? { state } : {};
}

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns: Column<OfficeAwardRow>[] = [
  {
    head: t`Lot`,
    kind: "wide",
    cell: (sale) => (
      <RowLink
        to={placeOf("award", sale._id)}
        below={
          <>
            {t`Sale ${sale._id} ·`} <Sides sale={sale} />
          </>
        }
      >
        {sale.title}
      </RowLink>
    ),
  },
  {
    head: t`State`,
    cell: ({ state, late, pay_through }) => (
      <div className={classes.state}>
        <SaleState state={late ? "overdue" : state} />
        <small>{pay_through === "market" ? t`Through the market` : t`Paid directly`}</small>
      </div>
    ),
  },
  {
    head: t`Next step`,
    cell: ({ next_step }) => <span className={classes.step}>{next_step}</span>,
  },
  { head: t`Value`, kind: "figure", sort: "value", cell: ({ value }) => rupeesExact(value) },
  {
    head: t`Still to come`,
    kind: "figure",
    cell: ({ still_due }) => (still_due > 0 ? rupeesExact(still_due) : "–"),
  },
  { head: t`Sold`, sort: "made", cell: ({ made_at }) => <When time={made_at} /> },
  {
    head: t`Pay by`,
    sort: "due",
    cell: ({ due_at }) => (due_at ? <span className="unbroken">{lastDay(due_at)}</span> : "–"),
  },
];

const Sides = ({ sale }: { sale: OfficeAwardRow }) => (
  <>
    {jt`${<SideLink key="from" of={sale} side="seller" />} to ${<SideLink key="to" of={sale} side="buyer" />}`}
  </>
);

/** The state of every sale, and the office's steps in one. */
export default function Sales({ loaderData: { rows, totalpage, filter } }: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Sales`}
      lead={t`One row for each lot that was sold. Some are paid through the market, the others between the two sides. Here you see how far they are, and end one, call it off or give it more time.`}
    >
      <List
        label={t`Sales`}
        days={t`Sold`}
        rows={rows}
        files={{ of: awards.officeAwards, filter }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search={t`Search lots and companies`}
        filters={
          <FilterTabs
            name="state"
            label={t`State`}
            choices={[
              { value: "", title: t`All` },
              ...AWARD_STATES.map((value) => ({ value, title: stateLabels[value] })),
            ]}
          />
        }
        empty={{
          title: t`No sales here`,
          text: t`A sale is listed as soon as an auction closes at its reserve, or its seller says yes.`,
        }}
      />
    </OfficePage>
  );
}
