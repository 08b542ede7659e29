import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { listings } from "../../../../lib/api/office-operations.ts";
import { readListAddress, readOrder } from "../../../../shared/office/list/list-address.rules.ts";
import { SearchBox } from "../../../../shared/office/list/search-box.tsx";
import { Notice } from "../../../../shared/office/notice.tsx";
import { OfficePage } from "../../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { Empty } from "../../../../ui/states/empty.tsx";
import type { Route } from "./+types/approve-many";
import { ApproveForm } from "./approve-form.tsx";
import { type Plan, Report } from "./plan.tsx";

/** As many as the server approves at once. */
const MAX = 500;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const { q } = readListAddress(address);
    const { from, to } = readOrder(address, []);
    const [lots, saved] = await Promise.all([
      api.call(listings.adminLots, { query: { q, from, to, status: "pending", rows: MAX } }),
      api.call(listings.approvalTemplates),
    ]);
    // Those that were selected in the list, else all that match.
    const only = new Set(address.get("lots")?.split(",").filter(Boolean));
    const matching = only.size > 0 ? lots.data.filter(({ _id }) => only.has(_id)) : lots.data;
    const checked = await api.call(listings.checkLots, {
      body: { lots: matching.map(({ _id }) => _id) },
    });
    return {
      lots: matching,
      checks: new Map(checked.data.map(({ _id, ...checks }) => [_id, checks])),
      hasMore: lots.totalpage > 1,
      saved: saved.data,
      /** Another search begins anew. */
      of: JSON.stringify([q, from, to, [...only]]),
    };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

/** Pending lots approved together: the search chooses them, a template lays them out. */
export default function ApproveMany({
  loaderData: { lots, checks, hasMore, saved, of },
}: Route.ComponentProps) {
  const [done, setDone] = useState<Plan | null>(null);
  return (
    <OfficePage
      title={t`Approve lots in bulk`}
      lead={t`Select the lots, apply a template, check the preview, then approve.`}
      actions={<Link to="/admin/products">{t`All lots`}</Link>}
    >
      {done && <Report done={done} />}
      <SearchBox label={t`Search title, place or material`} />
      {hasMore && (
        <Notice>
          {t`These are the first ${MAX}, oldest first. The rest appear once these are done.`}
        </Notice>
      )}
      {lots.length === 0 ? (
        <Empty title={t`No matching pending lots`}>
          {t`Every lot has been reviewed, or the search is too narrow.`}
        </Empty>
      ) : (
        <ApproveForm key={of} lots={lots} checks={checks} saved={saved} onDone={setDone} />
      )}
    </OfficePage>
  );
}
