import type { DataOf } from "@rebale/contract";
import type { outbox } from "@rebale/contract/office";
import { Chip } from "../../../shared/office/chip.tsx";
import { messageStates } from "../../../shared/office/message-labels.rules.ts";

export type Message = DataOf<typeof outbox>[number];

export const MessageStatus = ({ status }: Pick<Message, "status">) => (
  <Chip tone={messageStates[status].tone}>{messageStates[status].words}</Chip>
);
