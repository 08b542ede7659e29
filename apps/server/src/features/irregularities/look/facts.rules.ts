import type { irregularities } from "@rebale/contract";

type Rules = irregularities.IrregularityRules;

/** One fact of a finding, under a key by which it is known again. */
export type Fact = irregularities.Evidence & { readonly key: string };

/** A rule's finding; `subject` names the same thing each time that it is found again. */
export interface Finding {
  readonly rule: irregularities.IrregularityRule;
  readonly subject: string;
  readonly accounts: readonly number[];
  readonly facts: readonly Fact[];
}

/** A rule: what was gathered and the thresholds in, findings out. */
export type Rule<H> = (histories: readonly H[], rules: Rules) => Finding[];

export interface LotOf {
  readonly id: number;
  readonly title: string;
  readonly url: string;
}

export const fact = (
  key: string,
  what: irregularities.Evidence["what"],
  about: Partial<Omit<irregularities.Evidence, "what" | "lot">> & { lot?: LotOf } = {},
): Fact => {
  const { lot, value = null, account = null, at = null } = about;
  return {
    key,
    what,
    value,
    account,
    at: at && new Date(at).toISOString(),
    lot: lot ? { _id: String(lot.id), title: lot.title, url: lot.url } : null,
  };
};
