import type { MissingPapers } from "@rebale/contract/goods-desk";
import { t } from "ttag";

const papers: Readonly<Record<MissingPapers["missing"][number], string>> = {
  invoice: t`Invoice`,
  eway: t`E-way bill number`,
  manifest: t`Form 10 manifest`,
};

/** The papers that a truck lacked. */
export const missingText = ({ missing }: Pick<MissingPapers, "missing">): string =>
  missing.map((paper) => papers[paper]).join(", ");
