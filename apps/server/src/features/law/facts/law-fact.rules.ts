import { createHash } from "node:crypto";
import type { LawSource, LawFact as Shown } from "@rebale/contract/law";
import type { Source } from "@rebale/contract/rates/dated-rates";

/** A fact of law as it is written here; who confirmed it and which day is asked for come to it. */
export interface LawFact
  extends Pick<Shown, "area" | "title" | "was" | "now" | "confidence" | "value"> {
  readonly id: string;
  /** YYYY-MM-DD in India. */
  readonly from: string;
  /** The last day; null while it holds. */
  readonly to: string | null;
  readonly sources: readonly LawSource[];
  /** Screens and calls. */
  readonly usedIn: readonly string[];
  /** YYYY-MM-DD: when its text last changed here. */
  readonly changedOn: string;
  /** Announced and held: a person turns it on. */
  readonly isSwitch?: true;
}

/** @param dated YYYY-MM-DD */
export const source = (
  what: string,
  number: string,
  dated: string | null = null,
  url: string | null = null,
): LawSource => ({ what, number, dated, url });

const IN_WORDS: Readonly<Record<Source["code"], string>> = {
  gst_notification: "GST notification (rate)",
  income_tax_1961: "Income-tax Act 1961, section",
  income_tax_2025: "Income-tax Act 2025, section",
  finance_bill: "Finance Bill",
  website: "Website",
};
/** The sources of a dated rate. */
export const sourcesOf = (sources: readonly Source[]): LawSource[] =>
  sources.map(({ code, of }) => source(IN_WORDS[code], of));

/** A person confirms this text: another text, figure or source has another hash. */
export const hashOf = ({ usedIn: _, changedOn: __, ...text }: LawFact): string =>
  createHash("sha256").update(JSON.stringify(text)).digest("hex");
