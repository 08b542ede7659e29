import { usualPolicies } from "./usual-policies.text.ts";
import { usualPoliciesInHindi } from "./usual-policies-hindi.text.ts";

/** The operator's facts that the texts ask for, by their marks, in the office's words. */
const MARKS = {
  company: "Name of your company",
  address: "Registered address",
  gstin: "GST number",
  officer: "Name of the grievance officer",
  phone: "Phone of the grievance officer",
  help_email: "Email for help",
  grievance_email: "Email for complaints",
  privacy_email: "Email for privacy",
  city: "City of the courts",
} as const;
export type OperatorDetails = Readonly<Record<keyof typeof MARKS, string>>;

/** The usual policies with an operator's details in both languages, as rows. */
export const policiesOf = (details: OperatorDetails) =>
  usualPolicies.map(({ title, url, html, needs_consent = false }) => {
    const hindi = usualPoliciesInHindi[url];
    return {
      title,
      url,
      description: filled(html, details),
      title_hi: hindi?.title ?? null,
      description_hi: hindi ? filled(hindi.html, details) : null,
      needs_consent,
    };
  });

const filled = (html: string, details: OperatorDetails): string =>
  html.replace(
    /\{(\w+)\}/g,
    (mark, name: string) => details[name as keyof OperatorDetails] ?? mark,
  );

/** Stands out in a text, and keeps it from being published. */
const openMark = (what: string) => `[[${what}]]`;

/** The usual policies as they are put into a market, with an open mark for each detail. */
export const policiesToFill = () =>
  policiesOf(
    Object.fromEntries(
      Object.entries(MARKS).map(([name, what]) => [name, openMark(what)]),
    ) as unknown as OperatorDetails,
  );

/** The first mark in a text that nobody has filled; null where all are. */
export const firstOpenMark = (text: string): string | null =>
  /\[\[[^[\]]{1,80}\]\]/.exec(text)?.[0] ?? null;
