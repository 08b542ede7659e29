import type { EnquiryEntry, EnquiryStage } from "@rebale/contract/enquiries/enquiries";
import { t } from "ttag";
import type { Tone } from "../../../shared/office/chip.tsx";

export const stages: Record<EnquiryStage, { tone: Tone; words: string }> = {
  new: { tone: "waits", words: t`New` },
  in_progress: { tone: "waits", words: t`In progress` },
  answered: { tone: "good", words: t`Answered` },
  closed: { tone: "calm", words: t`Closed` },
};

export const STAGES = ["waiting", "new", "in_progress", "answered", "closed", "all"] as const;
export const stageTabs: Record<(typeof STAGES)[number], string> = {
  waiting: t`Waiting`,
  new: t`New`,
  in_progress: t`In progress`,
  answered: t`Answered`,
  closed: t`Closed`,
  all: t`All`,
};
export const ASSIGNEES = ["anyone", "me", "none"] as const;
export const assigneeTabs: Record<(typeof ASSIGNEES)[number], string> = {
  anyone: t`Everyone`,
  me: t`Mine`,
  none: t`Unassigned`,
};

export const entryTitles: Record<EnquiryEntry["kind"], string> = {
  reply: t`Replied by email`,
  received: t`wrote back`,
  note: t`Note for the office`,
};
export const mailLabels: Record<
  NonNullable<EnquiryEntry["mail"]>,
  { tone: Tone; words: string }
> = {
  waiting: { tone: "waits", words: t`Email queued` },
  sent: { tone: "good", words: t`Email sent` },
  shown: { tone: "calm", words: t`Demo: not sent` },
  failed: { tone: "bad", words: t`Email failed` },
};
