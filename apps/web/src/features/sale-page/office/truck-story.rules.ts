import type { Trip } from "@rebale/contract/lifting";
import type { TripMessages } from "@rebale/contract/lifting/trip-messages";
import { t } from "ttag";
import { kilograms } from "../../../lib/formatting/formatting.ts";

/** A truck's story: gates, weights and messages in the order of time. */

export interface Step {
  /** ISO 8601. */
  readonly at: string;
  readonly what: string;
}

const whats = { link: t`Link to the driver`, code: t`Code to the buyer` } as const;
const channels = { sms: "SMS", whatsapp: t`WhatsApp` } as const;
const states = {
  waiting: t`waits to be sent`,
  sent: t`delivered`,
  shown: t`kept in the outbox (demo)`,
  failed: t`failed`,
} as const;

type Sent = TripMessages["link"][number];
export const sentText = ({ channel, to, status }: Sent): string =>
  t`${channels[channel]} to ${to}, ${states[status]}`;

const weights = { tare: t`Weighed empty`, gross: t`Weighed loaded` } as const;

export function storyOf(trip: Trip, messages: TripMessages): Step[] {
  const sent = (["link", "code"] as const).flatMap((what) =>
    messages[what].map((one) => ({ at: one.at, what: `${whats[what]}: ${sentText(one)}` })),
  );
  const at = (time: string | null, what: string) => (time === null ? [] : [{ at: time, what }]);
  const steps = [
    ...sent,
    ...at(trip.gate_in_at, t`Came in`),
    ...trip.slips.map((slip) => ({
      at: slip.at,
      what: t`${weights[slip.kind]}: ${kilograms(slip.kg)}, slip ${slip.slip_no} of ${slip.bridge}`,
    })),
    ...at(trip.gate_out_at, t`Let out`),
    ...at(trip.received_at, t`Received by the buyer`),
    ...trip.refused_uses.map(({ at, because }) => ({ at, what: t`Pass refused: ${because}` })),
  ];
  return steps.sort((a, b) => a.at.localeCompare(b.at));
}

/** 98••••1111: to be compared with what a caller says, not to be read by who passes. */
export const maskedMobile = (mobile: string): string =>
  `+91 ${mobile.slice(0, 2)}••••${mobile.slice(-4)}`;
