import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import {
  oneOf,
  readListAddress,
  readOrder,
} from "../../../shared/office/list/list-address.rules.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import type { Route } from "./+types/sellers";
import { AccountList } from "./account-list.tsx";

const STATUSES = ["waiting", "active", "refused", "deactivated", "all"] as const;
const titles = {
  waiting: t`Waiting`,
  active: t`Active`,
  refused: t`Refused`,
  deactivated: t`Deactivated`,
  all: t`All`,
};
const empties = {
  waiting: {
    title: t`No seller is waiting`,
    text: t`Every registration has been reviewed. New ones appear here.`,
  },
  active: {
    title: t`No active sellers yet`,
    text: t`Once you activate a waiting seller, they can list their first lot.`,
  },
  refused: {
    title: t`No refused sellers`,
    text: t`Sellers you refuse are listed here with the reason.`,
  },
  deactivated: {
    title: t`No deactivated sellers`,
    text: t`Sellers you deactivate are listed here with the reason.`,
  },
  all: { title: t`No sellers yet`, text: t`Sellers appear here when they register.` },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const status = oneOf(address.get("status"), STATUSES);
    const { data, totalpage } = await api.call(office.sellers, {
      query: {
        ...readListAddress(address),
        ...readOrder(address, ["name", "city", "status", "registered"]),
        status: status === "all" ? undefined : status,
      },
    });
    return { sellers: data, totalpage, status };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Sellers({
  loaderData: { sellers, totalpage, status },
}: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Sellers`}
      lead={t`Sellers can sign in once you have checked their documents. Oldest first.`}
    >
      <AccountList
        label={t`Sellers`}
        accounts={sellers}
        files={{ of: office.sellers, filter: { status: status === "all" ? undefined : status } }}
        totalpage={totalpage}
        filters={
          <FilterTabs
            name="status"
            label={t`Status`}
            choices={STATUSES.map((value) => ({ value, title: titles[value] }))}
          />
        }
        empty={empties[status]}
      />
    </OfficePage>
  );
}
