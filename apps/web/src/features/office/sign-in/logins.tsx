import { Button } from "@mantine/core";
import type { OwnSession } from "@rebale/contract/accounts";
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

const nameOf = ({ browser }: OwnSession) => browser ?? "Unknown browser";
const columns = (busy: boolean, end: (session: OwnSession) => void): Column<OwnSession>[] => [
  { head: "Browser", kind: "wide", cell: nameOf },
  { head: "Address", cell: ({ address }) => <span className="figures">{address ?? "–"}</span> },
  { head: "Since", cell: ({ signed_in_at }) => <When time={signed_in_at} /> },
  { head: "Ends", cell: ({ expires_at }) => <When time={expires_at} /> },
  {
    head: "Log out",
    kind: "action",
    cell: (session) =>
      session.is_current ? (
        "This device"
      ) : (
        <Button
          variant="default"
          disabled={busy}
          onClick={() => end(session)}
          aria-label={`Log out ${nameOf(session)}`}
        >
          Log out
        </Button>
      ),
  },
];

/** Where this moderator is signed in: what they do not know is ended here. */
export default function Logins({ loaderData: { data } }: Route.ComponentProps) {
  const { busy, send } = useCommand();
  const end = ({ _id: id }: OwnSession) =>
    send(() => api.call(accounts.endOwnSession, { params: { id } }), "Logged out on that device");
  return (
    <OfficePage
      title="My logins"
      lead="Where you are signed in. Each login ends automatically after 12 hours. If you do not recognise one, log it out at once."
    >
      <List
        label="My logins"
        rows={data}
        totalpage={1}
        columns={columns(busy, (session) => void end(session))}
        keyOf={({ _id }) => _id}
        empty={{ title: "No logins", text: "Where you are signed in appears here." }}
      />
    </OfficePage>
  );
}
