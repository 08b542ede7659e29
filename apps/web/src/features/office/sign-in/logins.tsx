import { Button } from "@mantine/core";
import type { OwnSession } from "@rebale/contract/accounts";
import { t } from "ttag";
import { accounts } from "../../../lib/api/office-operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { List } from "../../../shared/office/list/list.tsx";
import type { Column } from "../../../shared/office/list/table.tsx";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/logins";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, () => api.call(accounts.ownSessions));
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const nameOf = ({ browser }: OwnSession) => browser ?? t`Unknown browser`;
const columns = (busy: boolean, end: (session: OwnSession) => void): Column<OwnSession>[] => [
  { head: t`Browser`, kind: "wide", cell: nameOf },
  { head: t`Address`, cell: ({ address }) => <span className="figures">{address ?? "–"}</span> },
  { head: t`Since`, cell: ({ signed_in_at }) => <When time={signed_in_at} /> },
  { head: t`Ends`, cell: ({ expires_at }) => <When time={expires_at} /> },
  {
    head: t`Log out`,
    kind: "action",
    cell: (session) =>
      session.is_current ? (
        t`This device`
      ) : (
        <Button
          variant="default"
          disabled={busy}
          onClick={() => end(session)}
          aria-label={t`Log out ${nameOf(session)}`}
        >
          {t`Log out`}
        </Button>
      ),
  },
];

/** Where this moderator is signed in: what they do not know is ended here. */
export default function Logins({ loaderData: { data } }: Route.ComponentProps) {
  const { busy, send } = useCommand();
  const end = ({ _id: id }: OwnSession) =>
    send(() => api.call(accounts.endOwnSession, { params: { id } }), t`Logged out on that device`);
  return (
    <OfficePage
      title={t`My logins`}
      lead={t`Where you are signed in. Each login ends automatically after 12 hours. If you do not recognise one, log it out at once.`}
    >
      <List
        label={t`My logins`}
        rows={data}
        totalpage={1}
        columns={columns(busy, (session) => void end(session))}
        keyOf={({ _id }) => _id}
        empty={{ title: t`No logins`, text: t`Where you are signed in appears here.` }}
      />
    </OfficePage>
  );
}
