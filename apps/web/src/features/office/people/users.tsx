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
import type { Route } from "./+types/users";
import { AccountList } from "./account-list.tsx";

const TYPES = ["all", "buyer", "seller", "admin"] as const;
const titles = { all: t`All`, buyer: t`Buyers`, seller: t`Sellers`, admin: t`Office` };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const chosen = oneOf(address.get("type"), TYPES);
    const type = chosen === "all" ? undefined : chosen;
    const { data, totalpage } = await api.call(office.users, {
      query: {
        ...readListAddress(address),
        ...readOrder(address, ["name", "city", "status", "registered"]),
        type,
      },
    });
    return { users: data, totalpage, type };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Users({ loaderData: { users, totalpage, type } }: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Users`}
      lead={t`Everyone with an account, newest first. Deactivated users are signed out at once.`}
    >
      <AccountList
        label={t`Users`}
        showKind
        accounts={users}
        files={{ of: office.users, filter: { type } }}
        totalpage={totalpage}
        filters={
          <FilterTabs
            name="type"
            label={t`Kind of account`}
            choices={TYPES.map((value) => ({ value, title: titles[value] }))}
          />
        }
        empty={{
          title: t`No users yet`,
          text: t`Buyers and sellers appear here when they register.`,
        }}
      />
    </OfficePage>
  );
}
