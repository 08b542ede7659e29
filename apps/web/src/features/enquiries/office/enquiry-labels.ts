import type { EnquiryEntry, EnquiryStage } from "@rebale/contract/enquiries/enquiries";
import type { Tone } from "../../../shared/office/chip.tsx";

export const stages: Record<EnquiryStage, { tone: Tone; words: string }> = {
  new: { tone: "waits", words: "New" },
  in_progress: { tone: "waits", words: "In progress" },
  answered: { tone: "good", words: "Answered" },
  closed: { tone: "calm", words: "Closed" },
};

export const STAGES = ["waiting", "new", "in_progress", "answered", "closed", "all"] as const;
export const stageTabs: Record<(typeof STAGES)[number], string> = {
  waiting: "Waiting",
  new: "New",
  in_progress: "In progress",
  answered: "Answered",
  closed: "Closed",
  all: "All",
};
export const ASSIGNEES = ["anyone", "me", "none"] as const;
export const assigneeTabs: Record<(typeof ASSIGNEES)[number], string> = {
  anyone: "Everyone",
  me: "Mine",
  none: "Unassigned",
};

export const entryTitles: Record<EnquiryEntry["kind"], string> = {
  reply: "Replied by email",
  received: "wrote back",
  note: "Note for the office",
};
export const mailLabels: Record<
  NonNullable<EnquiryEntry["mail"]>,
  { tone: Tone; words: string }
> = {
  waiting: { tone: "waits", words: "Email queued" },
  sent: { tone: "good", words: "Email sent" },
  shown: { tone: "calm", words: "Demo: not sent" },
  failed: { tone: "bad", words: "Email failed" },
};
