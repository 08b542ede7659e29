import type { MissingPapers } from "@rebale/contract/goods-desk";

const papers: Readonly<Record<MissingPapers["missing"][number], string>> = {
  invoice: "Invoice",
  eway: "E-way bill number",
  manifest: "Form 10 manifest",
};

/** The papers that a truck lacked. */
export const missingText = ({ missing }: Pick<MissingPapers, "missing">): string =>
  missing.map((paper) => papers[paper]).join(", ");
