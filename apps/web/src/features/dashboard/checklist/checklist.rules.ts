import type { Company } from "@rebale/contract/companies";
import type { Wallet } from "@rebale/contract/wallet";

export const STEPS = ["papers", "authorisation", "deposit", "bid"] as const;
export type Step = (typeof STEPS)[number];
/** `waits`: the office has it. */
export type StepState = "open" | "waits" | "done";
export type Checklist = Readonly<Record<Step, StepState>>;

interface Known {
  company: Pick<Company, "status" | "pan_accepted" | "authorisations"> | null;
  wallet: Pick<Wallet, "deposit" | "held"> | null;
  bids: number;
}

/** How far a buyer has come towards all that any lot may ask for. */
export function checklistOf({ company, wallet, bids }: Known): Checklist {
  const authorisations = company?.authorisations ?? [];
  const hasOne = (which: "accepted" | "waiting") =>
    authorisations.some(({ status }) => status === which);
  const hasDeposit = (wallet?.deposit ?? 0) + (wallet?.held ?? 0) > 0;
  return {
    papers: company?.pan_accepted ? "done" : company?.status === "submitted" ? "waits" : "open",
    authorisation: hasOne("accepted") ? "done" : hasOne("waiting") ? "waits" : "open",
    deposit: hasDeposit ? "done" : "open",
    bid: bids > 0 ? "done" : "open",
  };
}

/** A newcomer sees all steps, who has bid only what is left of them. */
export const stepsShown = (list: Checklist): Step[] =>
  STEPS.filter((step) => list.bid === "open" || list[step] !== "done");
