import { Button } from "@mantine/core";
import type { Invitation } from "@rebale/contract/office/team";
import { office } from "../../../lib/api/office-operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import type { Column } from "../../../shared/office/list/table.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import { roleTexts } from "./roles.ts";

export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { busy, send } = useCommand();
  const withdraw = ({ _id: id }: Invitation) =>
    send(
      () => api.call(office.withdrawInvitation, { params: { id } }),
      "Invitation withdrawn: its link no longer works",
    );
  const columns: Column<Invitation>[] = [
    {
      head: "Email",
      kind: "wide",
      cell: ({ email, invited_by }) => (
        <div>
          {email}
          {invited_by && <div>invited by {invited_by}</div>}
        </div>
      ),
    },
    { head: "Role", cell: ({ role }) => <Chip>{roleTexts[role].name}</Chip> },
    { head: "Link expires", cell: ({ expires_at }) => <When time={expires_at} /> },
    {
      head: "Withdraw",
      kind: "action",
      cell: (invitation) => (
        <Button
          variant="subtle"
          color="red.6"
          disabled={busy}
          onClick={() => void withdraw(invitation)}
          aria-label={`Withdraw the invitation to ${invitation.email}`}
        >
          Withdraw
        </Button>
      ),
    },
  ];
  return (
    <List
      label="Invited"
      rows={invitations}
      totalpage={1}
      columns={columns}
      keyOf={({ _id }) => _id}
      empty={{
        title: "No open invitations",
        text: "People you invite appear here until they join.",
      }}
    />
  );
}
