import type { office } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";

type Stage = office.EnquiryStage;

/** Where the office may move an enquiry by hand; `answered` is reached by a reply alone. */
export const enquiryMoves: Record<Stage, readonly Stage[]> = {
  new: ["in_progress", "closed"],
  in_progress: ["new", "closed"],
  answered: ["in_progress", "closed"],
  closed: ["in_progress"],
};

/** The stage that an entry leads to. */
export function stageAfter(
  kind: "reply" | "received" | "note",
  stage: Stage,
  close: boolean,
): Stage {
  if (kind === "reply") return close ? "closed" : "answered";
  // A visitor who writes back waits again.
  return kind === "received" && stage !== "new" ? "in_progress" : stage;
}

/** A new enquiry that is taken has begun. */
export const stageTaken = (stage: Stage): Stage => (stage === "new" ? "in_progress" : stage);

/** `CQ-2026-000123`: the year in India and the question's own number. */
export const questionReference = (id: number, at: Date): string =>
  `CQ-${indiaDay(at).slice(0, 4)}-${String(id).padStart(6, "0")}`;

/** The mail of a reply: the text, who wrote it, and what it answers. */
export function replyMail(
  {
    subject,
    name,
    message,
    reference,
  }: Record<"subject" | "name" | "message" | "reference", string>,
  { text, by }: { text: string; by: string },
) {
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  return {
    subject: `Re: ${subject} [${reference}]`,
    body: `Dear ${name},\n\n${text}\n\n${by}\nRebale\n\nYou wrote to us (${reference}):\n${quoted}`,
    thread: `enquiry-${reference}`,
  };
}
