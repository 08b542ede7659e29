export interface PolicyFields extends Record<string, unknown> {
  title: string;
  url: string;
  description: string;
  /** Empty for none. */
  title_hi: string;
  description_hi: string;
  /** YYYY-MM-DD; empty for none. */
  in_force_from: string;
  is_draft: boolean;
  needs_consent: boolean;
  /** The office's word that the Hindi it left says the same. */
  hindi_follows: boolean;
}

/** Whether what is typed will wait for its day, while the page shows the text before. */
export const willWait = (
  { is_draft, in_force_from }: Pick<PolicyFields, "is_draft" | "in_force_from">,
  { isOut, today }: { isOut: boolean; today: string },
): boolean => isOut && !is_draft && in_force_from > today;

/** The body: a text with a later day is the next one, any other the one that stands. */
export function policyBody(fields: PolicyFields, now: { isOut: boolean; today: string }) {
  const { url, needs_consent, is_draft, in_force_from } = fields;
  const texts = {
    title: fields.title,
    description: fields.description,
    title_hi: fields.title_hi || null,
    description_hi: fields.description_hi || null,
  };
  return willWait(fields, now)
    ? { url, needs_consent, next: { ...texts, in_force_from } }
    : {
        ...texts,
        url,
        needs_consent,
        is_draft,
        in_force_from: in_force_from || null,
        next: null,
        ...(fields.hindi_follows && { hindi_follows: true }),
      };
}

interface Texts {
  readonly description: string;
  readonly description_hi: string | null;
}

/** Whether its Hindi was left as it stood while the English text became another. */
export const isHindiBehind = (before: Texts, after: Texts): boolean =>
  Boolean(after.description_hi) &&
  after.description_hi === before.description_hi &&
  after.description !== before.description;

interface Policy extends Texts {
  readonly hindi_follows: boolean;
  readonly next: Texts | null;
}
/** Whether the Hindi of a policy, or of what waits to follow it, is of the text before. */
export const isOfTextBefore = (policy: Policy): boolean =>
  (policy.description_hi !== null && !policy.hindi_follows) ||
  (policy.next !== null && isHindiBehind(policy, policy.next));

/** Gaps that the usual policies leave, each once. */
export const openMarks = (...texts: string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.match(/\[\[[^[\]]{1,80}\]\]/g) ?? [])),
];
