import { Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { Award } from "@rebale/contract/awards";
import type { Trip } from "@rebale/contract/lifting";
import type { TripMessages } from "@rebale/contract/lifting/trip-messages";
import { useRef, useState } from "react";
import { lifting } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { Facts } from "../../../shared/office/facts.tsx";
import { usePart } from "../../../shared/office/object/use-part.ts";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import { May } from "../../../shared/office/session/may.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { When } from "../../../shared/office/when.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "./sales.module.css";
import { maskedMobile, sentText, storyOf } from "./truck-story.rules.ts";

type Truck = Award["trips"][number];

/** One truck as its caller asks about it: driver, messages, slips and papers. */
export function SaleTruck({ truck, papers }: { truck: Truck; papers: Award["papers"] }) {
  const part = usePart(`truck ${truck._id}`, async (signal) => {
    const of = { params: { id: truck._id }, signal };
    const [trip, messages] = await Promise.all([
      api.call(lifting.trip, of),
      api.call(lifting.tripMessages, of),
    ]);
    return { trip: trip.data, messages: messages.data };
  });
  if (part.failure !== null)
    return <FailedPart what={t`The truck`} error={part.failure} retry={part.again} />;
  if (!part.data) return <Skeleton height={180} />;
  return <Opened key={truck._id} {...part.data} papers={papers} />;
}

interface OpenedProps {
  trip: Trip;
  messages: TripMessages;
  papers: Award["papers"];
}

function Opened({ trip, messages: read, papers }: OpenedProps) {
  const [messages, setMessages] = useState(read);
  const invoice = papers.find(({ url }) => url === `/invoice/${trip.invoice_id}`);
  const last = { link: messages.link[0], code: messages.code[0] };
  return (
    <>
      <Facts
        facts={[
          { name: t`Driver`, value: <Driver trip={trip} /> },
          { name: t`Transporter`, value: trip.transporter },
          {
            name: t`Driver’s link`,
            value: last.link ? <SentLine of={last.link} /> : t`Was not sent`,
          },
          {
            name: t`Buyer’s code`,
            value: last.code ? <SentLine of={last.code} /> : t`Was not sent`,
          },
          { name: t`Invoice`, value: invoice?.number },
          { name: t`E-way bill`, value: trip.eway_no },
        ]}
      />
      <May do="notifications.send">
        <SendAgain id={trip._id} messages={messages} onSent={setMessages} />
      </May>
      <ol className={classes.timeline} aria-label={t`What happened to this truck`}>
        {storyOf(trip, messages).map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            <span>{what}</span>
            <When time={at} relative={false} />
          </li>
        ))}
      </ol>
    </>
  );
}

const SentLine = ({ of }: { of: TripMessages["link"][number] }) => (
  <>
    {sentText(of)}, <When time={of.at} relative={false} />
  </>
);

/** The number is compared at the telephone; whole it is shown to who asks for it. */
function Driver({ trip: { driver_name: name, driver_mobile: mobile } }: { trip: Trip }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {name},{" "}
      {isShown ? (
        <a href={`tel:+91${mobile}`}>+91 {mobile}</a>
      ) : (
        <>
          <span className={classes.mobile}>{maskedMobile(mobile)}</span>{" "}
          <PlainButton kind="quiet" onClick={() => setShown(true)}>{t`Show`}</PlainButton>
        </>
      )}
    </>
  );
}

const agains = {
  link: { button: t`Send the link again`, sent: t`The link is on its way to the driver` },
  code: { button: t`Send the code to the buyer`, sent: t`The code is on its way to the buyer` },
} as const;
type What = keyof typeof agains;

interface SendAgainProps {
  id: string;
  messages: TripMessages;
  onSent: (messages: TripMessages) => void;
}

function SendAgain({ id, messages: { again }, onSent }: SendAgainProps) {
  const [busy, setBusy] = useState<What | null>(null);
  // A line that breaks is tried again with it: the driver gets one message.
  const attempt = useRef<{ what: What; key: string } | null>(null);
  const send = async (what: What) => {
    setBusy(what);
    try {
      if (attempt.current?.what !== what) attempt.current = { what, key: newKey() };
      const headers = { "idempotency-key": attempt.current.key };
      const { data } = await api.call(lifting.sendTripAgain, {
        ...{ params: { id }, body: { what }, headers },
      });
      attempt.current = null;
      onSent(data);
      toast.success(agains[what].sent);
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(null);
    }
  };
  if (again.length === 0) return null;
  return (
    <Group gap={10} my={12}>
      {again.map((what) => (
        <BusyButton
          key={what}
          variant="default"
          loading={busy === what}
          disabled={busy !== null && busy !== what}
          onClick={() => void send(what)}
        >
          {agains[what].button}
        </BusyButton>
      ))}
    </Group>
  );
}
