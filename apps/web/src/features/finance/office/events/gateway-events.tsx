import type { GatewayEvent } from "@rebale/contract/payments";
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
  handled: { words: "Handled", tone: "good" },
  waiting: { words: "Tried again", tone: "calm" },
  open: { words: "Needs a person", tone: "waits" },
};

const State = ({ of }: { of: GatewayEvent["state"] }) => (
  <Chip tone={states[of].tone}>{states[of].words}</Chip>
);

const columns = (to: (change: Record<string, string>) => string): Column<GatewayEvent>[] => [
  {
    head: "Event",
    kind: "wide",
    cell: ({ _id, kind, about }) => (
      <RowLink to={to({ open: _id })} below={about && <span className="figures">{about}</span>}>
        {kind}
      </RowLink>
    ),
  },
  { head: "Gateway", cell: ({ gateway }) => gateway },
  { head: "State", cell: ({ state }) => <State of={state} /> },
  { head: "Tries", kind: "figure", cell: ({ tries }) => tries },
  { head: "Received", sort: "received", cell: ({ received_at }) => <When time={received_at} /> },
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
      title="Gateway events"
      lead="What the payment gateway told. One that fits nothing here is tried for a day; then a person looks at it in the gateway’s own desk."
      waiting={waiting}
    >
      <List
        label="Gateway events"
        days="Received"
        rows={rows}
        files={{ of: payments.gatewayEvents, filter: { open: isAll ? undefined : "1" } }}
        totalpage={totalpage}
        columns={columns(to)}
        keyOf={({ _id }) => _id}
        search="Search kinds and the gateway’s ids"
        filters={
          <FilterTabs
            name="state"
            label="State"
            choices={[
              { value: "open", title: "Not handled" },
              { value: "all", title: "All" },
            ]}
          />
        }
        empty={
          isAll
            ? { title: "No events yet", text: "They appear with the first payment at the gateway." }
            : { title: "Nothing waits", text: "Every event of the gateway is handled." }
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
          It was tried for a day. Look it up at {event.gateway} under the id below; then try it
          again, or put it away.
        </Notice>
      )}
      {event.last_error && <Notice kind="failed">{event.last_error}</Notice>}
      <Section title="Event">
        <Facts
          facts={[
            { name: "State", value: <State of={event.state} /> },
            { name: "About", value: event.about && <span className="figures">{event.about}</span> },
            { name: "Event’s id", value: <span className="figures">{event._id}</span> },
            { name: "Gateway", value: event.gateway },
            { name: "Received", value: <When time={event.received_at} /> },
            { name: "Handled", value: event.handled_at && <When time={event.handled_at} /> },
            { name: "Tries", value: String(event.tries) },
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
      ...{ key: "a", verb: "Try again", isMain: true },
      question: {
        title: "Try this event again?",
        text: "Now, and not at its next turn. What was credited already is not credited again.",
        yes: "Try again",
      },
      decide: async () => {
        const { data } = await api.call(payments.decideEvent, { params, body: { again: true } });
        return data.state === "handled" ? "Handled" : "It still fits nothing here";
      },
    },
    {
      ...{ key: "p", verb: "Put away" },
      question: {
        title: "Put this event away?",
        text: `For what ${gateway} itself has settled or that is nothing of ours. It credits nothing.`,
        yes: "Put away",
      },
      reasonFor: "It stays with the event, in the audit.",
      decide: async (reason) => {
        await api.call(payments.decideEvent, { params, body: { put_away: true, reason } });
        return "Put away";
      },
    },
  ];
}
