import type { GatewayEvent } from "@rebale/contract/payments";
import { t } from "ttag";
import { banking, payments } from "../../../../lib/api/office-operations.ts";
import { Chip, type Tone } from "../../../../shared/office/chip.tsx";
import { Facts } from "../../../../shared/office/facts.tsx";
import { FilterTabs } from "../../../../shared/office/list/filter-tabs.tsx";
import { List } from "../../../../shared/office/list/list.tsx";
import { readListAddress, readOrder } from "../../../../shared/office/list/list-address.rules.ts";
import { type Column, RowLink } from "../../../../shared/office/list/table.tsx";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Drawer } from "../../../../shared/office/panels/drawer.tsx";
import { type Decision, Decisions } from "../../../../shared/office/queue/decisions.tsx";
import { useNextRow } from "../../../../shared/office/queue/use-next-row.ts";
import { Section } from "../../../../shared/office/section.tsx";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { When } from "../../../../shared/office/when.tsx";
import { MoneyPage } from "../desk/money-page.tsx";
import type { Route } from "./+types/gateway-events";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async (address) => {
    const isAll = address.get("state") === "all";
    const [{ data, totalpage }, waiting] = await Promise.all([
      api.call(payments.gatewayEvents, {
        query: {
          ...readListAddress(address),
          ...readOrder(address, ["received"]),
          ...(isAll ? {} : { open: "1" as const }),
        },
      }),
      api.call(banking.moneyWaiting),
    ]);
    return { rows: data, totalpage, isAll, waiting: waiting.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

const states: Readonly<Record<GatewayEvent["state"], { words: string; tone: Tone }>> = {
  handled: { words: t`Handled`, tone: "good" },
  waiting: { words: t`Tried again`, tone: "calm" },
  open: { words: t`Needs a person`, tone: "waits" },
};

const State = ({ of }: { of: GatewayEvent["state"] }) => (
  <Chip tone={states[of].tone}>{states[of].words}</Chip>
);

const columns = (to: (change: Record<string, string>) => string): Column<GatewayEvent>[] => [
  {
    head: t`Event`,
    kind: "wide",
    cell: ({ _id, kind, about }) => (
      <RowLink to={to({ open: _id })} below={about && <span className="figures">{about}</span>}>
        {kind}
      </RowLink>
    ),
  },
  { head: t`Gateway`, cell: ({ gateway }) => gateway },
  { head: t`State`, cell: ({ state }) => <State of={state} /> },
  { head: t`Tries`, kind: "figure", cell: ({ tries }) => tries },
  { head: t`Received`, sort: "received", cell: ({ received_at }) => <When time={received_at} /> },
];

/** The gateway's events, and those not understood. */
export default function GatewayEvents({
  loaderData: { rows, totalpage, isAll, waiting },
}: Route.ComponentProps) {
  const { open, to, go } = useListAddress();
  const next = useNextRow(rows.map(({ _id }) => _id));
  const opened = rows.find(({ _id }) => _id === open);
  return (
    <MoneyPage
      title={t`Gateway events`}
      lead={t`What the payment gateway told. One that fits nothing here is tried for a day; then a person looks at it in the gateway’s own desk.`}
      waiting={waiting}
    >
      <List
        label={t`Gateway events`}
        days={t`Received`}
        rows={rows}
        files={{ of: payments.gatewayEvents, filter: { open: isAll ? undefined : "1" } }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search={t`Search kinds and the gateway’s ids`}
        filters={
          <FilterTabs
            name="state"
            label={t`State`}
            choices={[
              { value: "open", title: t`Not handled` },
              { value: "all", title: t`All` },
            ]}
          />
        }
        empty={
          isAll
            ? {
                title: t`No events yet`,
                text: t`They appear with the first payment at the gateway.`,
              }
            : { title: t`Nothing waits`, text: t`Every event of the gateway is handled.` }
        }
      />
      {opened && (
        <EventPanel
          key={opened._id}
          event={opened}
          next={next}
          onClose={() => go({ open: null })}
        />
      )}
    </MoneyPage>
  );
}

interface PanelProps {
  event: GatewayEvent;
  next: () => void;
  onClose: () => void;
}

function EventPanel({ event, next, onClose }: PanelProps) {
  const may = useMay()("money.match");
  const choices = may && event.state !== "handled" ? decisionsOn(event) : [];
  return (
    <Drawer title={event.kind} onClose={onClose}>
      {event.state === "open" && (
        <Notice kind="warning">
          {t`It was tried for a day. Look it up at ${event.gateway} under the id below; then try it again, or put it away.`}
        </Notice>
      )}
      {event.last_error && <Notice kind="failed">{event.last_error}</Notice>}
      <Section title={t`Event`}>
        <Facts
          facts={[
            { name: t`State`, value: <State of={event.state} /> },
            {
              name: t`About`,
              value: event.about && <span className="figures">{event.about}</span>,
            },
            { name: t`Event’s id`, value: <span className="figures">{event._id}</span> },
            { name: t`Gateway`, value: event.gateway },
            { name: t`Received`, value: <When time={event.received_at} /> },
            { name: t`Handled`, value: event.handled_at && <When time={event.handled_at} /> },
            { name: t`Tries`, value: String(event.tries) },
          ]}
        />
      </Section>
      <Decisions choices={choices} next={next} />
    </Drawer>
  );
}

function decisionsOn({ _id, gateway }: GatewayEvent): readonly Decision[] {
  const params = { id: _id };
  return [
    {
      ...{ key: "a", verb: t`Try again`, isMain: true },
      question: {
        title: t`Try this event again?`,
        text: t`Now, and not at its next turn. What was credited already is not credited again.`,
        yes: t`Try again`,
      },
      decide: async () => {
        const { data } = await api.call(payments.decideEvent, { params, body: { again: true } });
        return data.state === "handled" ? t`Handled` : t`It still fits nothing here`;
      },
    },
    {
      ...{ key: "p", verb: t`Put away` },
      question: {
        title: t`Put this event away?`,
        text: t`For what ${gateway} itself has settled or that is nothing of ours. It credits nothing.`,
        yes: t`Put away`,
      },
      reasonFor: t`It stays with the event, in the audit.`,
      decide: async (reason) => {
        await api.call(payments.decideEvent, { params, body: { put_away: true, reason } });
        return t`Put away`;
      },
    },
  ];
}
