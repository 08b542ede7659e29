import type { DataOf } from "@rebale/contract";
import type { outbox } from "@rebale/contract/office";
import { t } from "ttag";

type Message = DataOf<typeof outbox>[number];

/** A sent message's way and state, in the office's words. */
export const channelNames: Readonly<Record<Message["channel"], string>> = {
  mail: t`Email`,
  sms: "SMS",
  whatsapp: t`WhatsApp`,
  push: t`Push`,
};
export const messageStates = {
  waiting: { tone: "waits", words: t`Queued` },
  sent: { tone: "good", words: t`Sent` },
  shown: { tone: "calm", words: t`Demo: not sent` },
  failed: { tone: "bad", words: t`Failed` },
} as const satisfies Record<Message["status"], { tone: string; words: string }>;

/** One state for all ways that a message went, or each way with its own; every one once. */
export function statesOf(sent: readonly Pick<Message, "channel" | "status">[]) {
  const isOne = new Set(sent.map(({ status }) => status)).size === 1;
  const states = sent.map(({ channel, status }) => {
    const { tone, words } = messageStates[status];
    return { tone, words: isOne ? words : `${channelNames[channel]}: ${words}` };
  });
  return [...new Map(states.map((state) => [state.words, state])).values()];
}
