import type { OfficeUser } from "@rebale/contract/office";
import type { Tone } from "../parts/chip.tsx";

type Status = OfficeUser["status"];

/** What the office may make of an account, by where it stands. */
export type Judgement = "activate" | "refuse" | "deactivate";

export const judgements = {
  waiting: ["activate", "refuse"],
  active: ["deactivate"],
  refused: ["activate"],
  deactivated: ["activate"],
} as const satisfies Record<Status, readonly Judgement[]>;

/** Accounts of the office are not judged here. */
export const judgementsOf = ({
  type,
  status,
}: Pick<OfficeUser, "type" | "status">): readonly Judgement[] =>
  type === "admin" ? [] : judgements[status];

export const statusTone: Record<Status, Tone> = {
  waiting: "waits",
  active: "good",
  refused: "bad",
  deactivated: "bad",
};
