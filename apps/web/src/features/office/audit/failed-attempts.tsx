import type { DataOf } from "@rebale/contract";
import type { guesses } from "@rebale/contract/office";
import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { indianNumber } from "../../../lib/formatting/formatting.ts";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import type { Column } from "../../../shared/office/list/table.tsx";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/failed-attempts";

type Attacker = DataOf<typeof guesses>[number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, (address) =>
    api.call(office.guesses, { query: readListAddress(address) }),
  );
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const KINDS = {
  code: t`Codes`,
  password: t`Passwords`,
  phone: t`Unregistered phones`,
} as const;

const columns: Column<Attacker>[] = [
  { head: t`Network`, cell: ({ network }) => network },
  { head: t`What`, cell: ({ kind }) => KINDS[kind] },
  { head: t`Failed logins`, cell: ({ guesses }) => indianNumber(guesses) },
  { head: t`Accounts`, cell: ({ accounts }) => indianNumber(accounts) },
  { head: t`Last`, cell: ({ last_at }) => <When time={last_at} /> },
];

export default function FailedAttempts({
  loaderData: { data, totalpage, alarm, last_hour, usual_hour },
}: Route.ComponentProps) {
  const hour = t`${indianNumber(last_hour)} in the last hour, ${usual_hour} in a normal hour.`;
  return (
    <OfficePage
      title={t`Failed logins`}
      lead={t`${alarm ? t`Far more wrong codes and passwords than usual` : t`Wrong codes and passwords of the last day`}: ${hour} Anyone guessing is slowed down automatically; nobody else is affected.`}
    >
      <List
        label={t`Who guessed`}
        rows={data}
        files={{ of: office.guesses }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ network, kind }) => `${network} ${kind}`}
        empty={{
          title: t`No failed logins`,
          text: t`Wrong codes and passwords of the last day appear here, by network.`,
        }}
      />
    </OfficePage>
  );
}
