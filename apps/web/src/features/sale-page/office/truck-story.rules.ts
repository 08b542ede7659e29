import type { Trip } from "@rebale/contract/lifting";
import type { TripMessages } from "@rebale/contract/lifting/trip-messages";
import { kilograms } from "../../../lib/formatting/formatting.ts";

/** A truck's story: gates, weights and messages in the order of time. */

export interface Step {
  /** ISO 8601. */
  readonly at: string;
  readonly what: string;
}

const whats = { link: "Link to the driver", code: "Code to the buyer" } as const;
const channels = { sms: "SMS", whatsapp: "WhatsApp" } as const;
const states = {
  waiting: "waits to be sent",
  sent: "delivered",
  shown: "kept in the outbox (demo)",
  failed: "failed",
} as const;

type Sent = TripMessages["link"][number];
export const sentText = ({ channel, to, status }: Sent): string =>
  `${channels[channel]} to ${to}, ${states[status]}`;

const weights = { tare: "Weighed empty", gross: "Weighed loaded" } as const;

export function storyOf(trip: Trip, messages: TripMessages): Step[] {
  const sent = (["link", "code"] as const).flatMap((what) =>
    messages[what].map((one) => ({ at: one.at, what: `${whats[what]}: ${sentText(one)}` })),
  );
  const at = (time: string | null, what: string) => (time === null ? [] : [{ at: time, what }]);
  const steps = [
    ...sent,
    ...at(trip.gate_in_at, "Came in"),
    ...trip.slips.map((slip) => ({
      at: slip.at,
      what: `${weights[slip.kind]}: ${kilograms(slip.kg)}, slip ${slip.slip_no} of ${slip.bridge}`,
    })),
    ...at(trip.gate_out_at, "Let out"),
    ...at(trip.received_at, "Received by the buyer"),
    ...trip.refused_uses.map(({ at, because }) => ({ at, what: `Pass refused: ${because}` })),
  ];
  return steps.sort((a, b) => a.at.localeCompare(b.at));
}

/** 98••••1111: to be compared with what a caller says, not to be read by who passes. */
export const maskedMobile = (mobile: string): string =>
  `+91 ${mobile.slice(0, 2)}••••${mobile.slice(-4)}`;
