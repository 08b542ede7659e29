import type { DataOf } from "@rebale/contract";
import type { closeFailures } from "@rebale/contract/auctions";
import { t } from "ttag";
import { auctions } from "../../../lib/api/office-operations.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { placeOf } from "../../../shared/office/object/places.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/close-failures";

type Failure = DataOf<typeof closeFailures>[number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => (await api.call(auctions.closeFailures)).data);
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const columns: Column<Failure>[] = [
  {
    head: t`Lot`,
    kind: "wide",
    cell: (failure) => (
      <RowLink to={placeOf("lot", failure.product_id)} below={failure.last_error}>
        {failure.title}
      </RowLink>
    ),
  },
  { head: t`Since`, cell: ({ since }) => <When time={since} /> },
  {
    head: t`Attempts`,
    kind: "figure",
    cell: ({ attempts }) => <span className="figures">{attempts}</span>,
  },
  { head: t`Next attempt`, cell: ({ try_again_at }) => <When time={try_again_at} /> },
];

/** Auctions whose end has passed and whose close failed; all others closed without them. */
export default function CloseFailures({ loaderData: failures }: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Auctions that could not be closed`}
      lead={t`Bidding on them is over. Closing is retried automatically; the server log has the full error.`}
    >
      <List
        label={t`Auctions that could not be closed`}
        rows={failures}
        files={{ of: auctions.closeFailures }}
        totalpage={1}
        columns={columns}
        keyOf={({ product_id }) => product_id}
        empty={{
          title: t`Every auction closed on time`,
          text: t`An auction whose close fails appears here with the reason.`,
        }}
      />
    </OfficePage>
  );
}
