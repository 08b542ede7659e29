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
  waiting: "Waiting",
  active: "Active",
  refused: "Refused",
  deactivated: "Deactivated",
  all: "All",
};
const empties = {
  waiting: {
    title: "No seller is waiting",
    text: "Every registration has been reviewed. New ones appear here.",
  },
  active: {
    title: "No active sellers yet",
    text: "Once you activate a waiting seller, they can list their first lot.",
  },
  refused: {
    title: "No refused sellers",
    text: "Sellers you refuse are listed here with the reason.",
  },
  deactivated: {
    title: "No deactivated sellers",
    text: "Sellers you deactivate are listed here with the reason.",
  },
  all: { title: "No sellers yet", text: "Sellers appear here when they register." },
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
      title="Sellers"
      lead="Sellers can sign in once you have checked their documents. Oldest first."
    >
      <AccountList
        label="Sellers"
        accounts={sellers}
        files={{ of: office.sellers, filter: { status: status === "all" ? undefined : status } }}
        totalpage={totalpage}
        filters={
          <FilterTabs
            name="status"
            label="Status"
            choices={STATUSES.map((value) => ({ value, title: titles[value] }))}
          />
        }
        empty={empties[status]}
      />
    </OfficePage>
  );
}
