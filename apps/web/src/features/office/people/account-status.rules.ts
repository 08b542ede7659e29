import type { OfficeUser } from "@rebale/contract/office";
import { t } from "ttag";
import type { Tone } from "../../../shared/office/chip.tsx";

type Status = OfficeUser["status"];

/** The office's decisions on an account, by its status. */
export type Decision = "activate" | "refuse" | "deactivate";

export const decisions = {
  waiting: ["activate", "refuse"],
  active: ["deactivate"],
  refused: ["activate"],
  deactivated: ["activate"],
} as const satisfies Record<Status, readonly Decision[]>;

/** Nobody decides on accounts of the office here. */
export const decisionsOf = ({
  type,
  status,
}: Pick<OfficeUser, "type" | "status">): readonly Decision[] =>
  type === "admin" ? [] : decisions[status];

/** The papers a seller lacks before the office lets them in; buyers may send what they like. */
export function missingPapers({
  type,
  status,
  pan_number,
  gst_number,
  documents,
}: Pick<OfficeUser, "type" | "status" | "pan_number" | "gst_number" | "documents">): string[] {
  // A seller who was let in has them with the company, or was let in without.
  if (type !== "seller" || status === "active") return [];
  const papers: [name: string, there: string | null][] = [
    ["PAN", pan_number],
    [t`PAN card`, documents.panimage],
    [t`GST number`, gst_number],
    [t`GST certificate`, documents.gst_image],
  ];
  return papers.filter(([, there]) => !there).map(([name]) => name);
}

export const statusTone: Record<Status, Tone> = {
  waiting: "waits",
  active: "good",
  refused: "bad",
  deactivated: "bad",
};
