import type { OwnPaper } from "@rebale/contract/invoices";
import { type PAPER_ROLES, paperOf } from "@rebale/contract/invoices/kinds";
import { issuerOf } from "../../shared/goods/paper-labels.rules.ts";
import type { Side } from "../../shared/goods/side.ts";

export interface PaperDay {
  /** YYYY-MM-DD in India. */
  readonly day: string;
  readonly papers: readonly OwnPaper[];
  /** Rupees: what was invoiced on it, notes taken off; challans and fees are none of it. */
  readonly total: number;
}

const SIGNS: Readonly<Record<(typeof PAPER_ROLES)[number], 1 | 0 | -1>> = {
  ...{ bill: 1, debit: 1, credit: -1, carriage: 0, fee: 0 },
};

/** Papers by their days, in the order that they came in. */
export function byDay(papers: readonly OwnPaper[]): PaperDay[] {
  const days = [...new Set(papers.map(({ dated }) => dated))];
  return days.map((day) => {
    const own = papers.filter(({ dated }) => dated === day);
    const paise = own.reduce(
      (sum, { kind, total }) => sum + SIGNS[paperOf(kind).role] * Math.round(total * 100),
      0,
    );
    return { day, papers: own, total: paise / 100 };
  });
}

/** The papers in a day's file for each portal: those that it has not answered yet. */
export function waitingFor(papers: readonly OwnPaper[], side: Side) {
  const own = papers.filter((paper) => issuerOf(paper) === side);
  return {
    inv01: own.flatMap(({ inv01_url, irn }) => (inv01_url && !irn ? [inv01_url] : [])),
    eway: own.flatMap(({ eway_url, eway_no }) => (eway_url && !eway_no ? [eway_url] : [])),
  };
}

interface EwayFile {
  readonly version: string;
  readonly billLists: readonly unknown[];
}

/** One file for the e-way portal, with the bills of all. */
export const joinEway = (files: readonly EwayFile[]): EwayFile | null => {
  const [first] = files;
  return first ? { ...first, billLists: files.flatMap(({ billLists }) => billLists) } : null;
};
