import type { MissingPapers } from "@rebale/contract/goods-desk";

const papers: Readonly<Record<MissingPapers["missing"][number], string>> = {
  invoice: "Invoice",
  eway: "E-way bill number",
  manifest: "Form 10 manifest",
};

/** What a truck should have had with it. */
export const missingText = ({ missing }: Pick<MissingPapers, "missing">): string =>
  missing.map((paper) => papers[paper]).join(", ");
