import { Button } from "@mantine/core";
import type { Notification } from "@rebale/contract/office";
import { useState } from "react";
import { t } from "ttag";
import { office } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import type { Column } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import type { Route } from "./+types/notifications";
import classes from "./notifications.module.css";
import { SendNotification } from "./send-notification.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, (address) =>
    api.call(office.notifications, { query: readListAddress(address) }),
  );
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

const audiences: Record<string, string> = {
  all: t`Everyone`,
  buyers: t`Buyers`,
  sellers: t`Sellers`,
};

export default function Notifications({ loaderData: { data, totalpage } }: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const reread = useReread();
  const [withdrawn, setWithdrawn] = useState<Notification | null>(null);
  const withdraw = async (id: string) => {
    await api.call(office.withdrawNotification, { params: { id } });
    toast.success(formMessages.notificationDeleted);
    await reread();
  };
  const columns: Column<Notification>[] = [
    {
      head: t`Notification`,
      kind: "wide",
      cell: ({ title, description }) => (
        <div className={classes.sent}>
          <b>{title}</b>
          <p>{description}</p>
        </div>
      ),
    },
    {
      head: t`To`,
      cell: ({ audience = "" }) => <Chip>{audiences[audience] ?? t`Account ${audience}`}</Chip>,
    },
    { head: t`Sent`, cell: ({ created_at }) => <When time={created_at} /> },
    {
      head: t`Withdraw`,
      kind: "action",
      cell: (n) => (
        <May do="notifications.send">
          <Button
            variant="subtle"
            color="red.6"
            onClick={() => setWithdrawn(n)}
            aria-label={t`Withdraw ${n.title}`}
          >
            {t`Withdraw`}
          </Button>
        </May>
      ),
    },
  ];
  const send = (
    <May do="notifications.send">
      <ButtonLink to={to({ open: "new" })} kind="main" preventScrollReset>
        {t`Write a notification`}
      </ButtonLink>
    </May>
  );
  return (
    <OfficePage
      title={t`Notifications`}
      lead={t`Messages sent to members. They appear under Notifications in their dashboard.`}
      actions={send}
    >
      <List
        label={t`Sent notifications`}
        rows={data}
        files={{ of: office.notifications }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        search={t`Search title or text`}
        empty={{
          title: t`Nothing has been sent`,
          text: t`Tell buyers and sellers about holidays, new rules or a large lot.`,
        }}
      />
      {open === "new" && <SendNotification onClose={() => go({ open: null })} />}
      {withdrawn && (
        <Ask
          title={t`Withdraw this notification?`}
          text={t`“${withdrawn.title}” disappears from everyone’s list. Some members may already have read it.`}
          yes={t`Withdraw`}
          danger
          onClose={() => setWithdrawn(null)}
          onYes={() => withdraw(withdrawn._id)}
        />
      )}
    </OfficePage>
  );
}
