import { useRevalidator } from "react-router";
import { t } from "ttag";
import IconBellRinging from "~icons/tabler/bell-ringing";
import IconBrandWhatsapp from "~icons/tabler/brand-whatsapp";
import IconDeviceMobileMessage from "~icons/tabler/device-mobile-message";
import IconMail from "~icons/tabler/mail";
import IconRefresh from "~icons/tabler/refresh";
import { office } from "../../../lib/api/office-operations.ts";
import { FilterTabs } from "../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../shared/office/list/list.tsx";
import { oneOf, readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import { channelNames } from "../../../shared/office/message-labels.rules.ts";
import { ObjectLink } from "../../../shared/office/object/object-link.tsx";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import type { Route } from "./+types/outbox";
import { type Message, MessageStatus } from "./message-status.tsx";
import classes from "./outbox.module.css";
import { SentMessage } from "./sent-message.tsx";

const CHANNELS = ["all", "mail", "sms", "whatsapp", "push"] as const;
const titles = { all: t`All`, ...channelNames };
const icons = {
  ...{ mail: IconMail, sms: IconDeviceMobileMessage },
  ...{ whatsapp: IconBrandWhatsapp, push: IconBellRinging },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, (address) => {
    const channel = oneOf(address.get("channel"), CHANNELS);
    return api.call(office.outbox, {
      query: { ...readListAddress(address), channel: channel === "all" ? undefined : channel },
    });
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Outbox({ loaderData: { data, totalpage } }: Route.ComponentProps) {
  const { open, get, to, go } = useListAddress();
  const { revalidate, state } = useRevalidator();
  const opened = data.find(({ _id }) => _id === open);
  const columns: Column<Message>[] = [
    {
      head: t`Message`,
      kind: "wide",
      cell: (m) => (
        <RowLink to={to({ open: m._id })} below={<span className={classes.snippet}>{m.body}</span>}>
          {m.subject || t`No subject`}
        </RowLink>
      ),
    },
    { head: t`Channel`, cell: ({ channel }) => <Channel channel={channel} /> },
    {
      head: t`To`,
      cell: (m) => (
        <ObjectLink kind="user" id={m.user_id}>
          {m.to}
        </ObjectLink>
      ),
    },
    { head: t`Status`, cell: (m) => <MessageStatus {...m} /> },
    { head: t`Created`, cell: ({ created_at }) => <When time={created_at} /> },
  ];
  return (
    <OfficePage
      title={t`Outbox`}
      lead={t`Every email, SMS, WhatsApp and push message, newest first. In the demo they are shown here and not sent.`}
      actions={
        <BusyButton
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={state !== "idle"}
          onClick={() => void revalidate()}
        >
          {t`Refresh`}
        </BusyButton>
      }
    >
      <List
        label={t`Outbox`}
        rows={data}
        files={{ of: office.outbox, filter: { channel: get("channel") ?? undefined } }}
        totalpage={totalpage}
        columns={columns}
        keyOf={({ _id }) => _id}
        filters={
          <FilterTabs
            name="channel"
            label={t`Channel`}
            choices={CHANNELS.map((value) => ({ value, title: titles[value] }))}
          />
        }
        search={t`Search recipient, subject or text`}
        empty={{
          title: t`Nothing has been sent`,
          text: t`Codes, outbid notices and decisions appear here as soon as they are queued.`,
        }}
      />
      {opened && (
        <Drawer
          title={t`${titles[opened.channel]} to ${opened.to}`}
          onClose={() => go({ open: null })}
        >
          <SentMessage message={opened} />
        </Drawer>
      )}
    </OfficePage>
  );
}

function Channel({ channel }: Pick<Message, "channel">) {
  const Icon = icons[channel];
  return (
    <span className={classes.channel}>
      <Icon size={19} aria-hidden />
      {titles[channel]}
    </span>
  );
}
