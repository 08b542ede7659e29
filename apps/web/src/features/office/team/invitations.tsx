import { Button } from "@mantine/core";
import type { Invitation } from "@rebale/contract/office/team";
import { t } from "ttag";
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
      t`Invitation withdrawn: its link no longer works`,
    );
  const columns: Column<Invitation>[] = [
    {
      head: t`Email`,
      kind: "wide",
      cell: ({ email, invited_by }) => (
        <div>
          {email}
          {invited_by && <div>{t`invited by ${invited_by}`}</div>}
        </div>
      ),
    },
    { head: t`Role`, cell: ({ role }) => <Chip>{roleTexts[role].name}</Chip> },
    { head: t`Link expires`, cell: ({ expires_at }) => <When time={expires_at} /> },
    {
      head: t`Withdraw`,
      kind: "action",
      cell: (invitation) => (
        <Button
          variant="subtle"
          color="red.6"
          disabled={busy}
          onClick={() => void withdraw(invitation)}
          aria-label={t`Withdraw the invitation to ${invitation.email}`}
        >
          {t`Withdraw`}
        </Button>
      ),
    },
  ];
  return (
    <List
      label={t`Invited`}
      rows={invitations}
      totalpage={1}
      columns={columns}
      keyOf={({ _id }) => _id}
      empty={{
        title: t`No open invitations`,
        text: t`People you invite appear here until they join.`,
      }}
    />
  );
}
