import type { EnquiryEntry, EnquiryStage } from "@rebale/contract/office/enquiries";
import type { Tone } from "../parts/chip.tsx";

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
  anyone: "Anyone’s",
  me: "Mine",
  none: "Nobody’s",
};

export const entryTitles: Record<EnquiryEntry["kind"], string> = {
  reply: "Answered by mail",
  received: "Wrote back",
  note: "Note for the office",
};
export const mailWords: Record<NonNullable<EnquiryEntry["mail"]>, { tone: Tone; words: string }> = {
  waiting: { tone: "waits", words: "Mail queued" },
  sent: { tone: "good", words: "Mail sent" },
  shown: { tone: "calm", words: "Demo: not sent" },
  failed: { tone: "bad", words: "Mail failed" },
};
