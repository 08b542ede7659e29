import type { DataOf } from "@rebale/contract";
import type { outbox } from "@rebale/contract/office";
import { t } from "ttag";
import { Chip, type Tone } from "../../../shared/office/chip.tsx";

export type Message = DataOf<typeof outbox>[number];

const statuses: Record<Message["status"], { tone: Tone; words: string }> = {
  waiting: { tone: "waits", words: t`Queued` },
  sent: { tone: "good", words: t`Sent` },
  shown: { tone: "calm", words: t`Demo: not sent` },
  failed: { tone: "bad", words: t`Failed` },
};

export const MessageStatus = ({ status }: Pick<Message, "status">) => (
  <Chip tone={statuses[status].tone}>{statuses[status].words}</Chip>
);
