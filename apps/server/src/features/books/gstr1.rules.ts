import { paperOf, TAX_PAPERS } from "@rebale/contract/invoices/kinds";
import { gstCodeOfState } from "@rebale/contract/values/checks";
import type { CompanyPaper } from "../invoices/index.ts";
import type { Measure } from "./measure.ts";

/** The month's return of outward supplies as the portal's file has it. Pure. */

const LARGE = 100_000_00;
const day = (text: string) => text.split("-").reverse().join("-");
const rs = (paise: number) => Math.round(paise) / 100;
type MeasureOf = (line: CompanyPaper["lines"][number]) => Measure;

const itemsOf = ({ lines }: CompanyPaper) =>
  [...Map.groupBy(lines, ({ percent }) => percent)].map(([rt, of], i) => {
    const sum = (what: "value" | "igst" | "cgst" | "sgst") =>
      rs(of.reduce((all, line) => all + line[what], 0));
    return {
      num: i + 1,
      itm_det: {
        ...{ rt, txval: sum("value"), iamt: sum("igst"), camt: sum("cgst"), samt: sum("sgst") },
        csamt: 0,
      },
    };
  });
const pos = ({ parties }: CompanyPaper) => gstCodeOfState(parties.buyer.state) ?? "";
const rchrg = ({ isRcm }: CompanyPaper) => (isRcm ? "Y" : "N");

/**
 * @param papers the market's own numbers alone, of one GSTIN and month
 * @param fp MMYYYY
 */
export function gstr1Of(
  papers: readonly CompanyPaper[],
  { gstin, fp, measure }: { gstin: string; fp: string; measure: MeasureOf },
) {
  const taxed = papers.filter(({ kind }) => !("isExempt" in TAX_PAPERS[kind]));
  const of = (role: string) => taxed.filter(({ kind }) => paperOf(kind).role === role);
  const notes = [...of("credit"), ...of("debit")];
  const bills = of("bill");
  const registered = <P extends CompanyPaper>(all: readonly P[]) =>
    [...Map.groupBy(all, ({ parties }) => parties.buyer.gstin)].flatMap(([ctin, theirs]) =>
      ctin === null ? [] : [{ ctin, theirs }],
    );
  const isLarge = (paper: CompanyPaper) =>
    paper.parties.buyer.gstin === null && paper.igst > 0 && paper.total > LARGE;
  const file = {
    ...{ gstin, fp, version: "GST3.2" },
    b2b: registered(bills).map(({ ctin, theirs }) => ({
      ctin,
      inv: theirs.map((paper) => ({
        ...{ inum: paper.number, idt: day(paper.dated), val: rs(paper.total), pos: pos(paper) },
        ...{ rchrg: rchrg(paper), inv_typ: "R", itms: itemsOf(paper) },
      })),
    })),
    b2cl: [...Map.groupBy(bills.filter(isLarge), pos)].map(([state, theirs]) => ({
      pos: state,
      inv: theirs.map((paper) => ({
        ...{ inum: paper.number, idt: day(paper.dated), val: rs(paper.total) },
        itms: itemsOf(paper),
      })),
    })),
    b2cs: smallOf(bills.filter((paper) => paper.parties.buyer.gstin === null && !isLarge(paper))),
    cdnr: registered(notes).map(({ ctin, theirs }) => ({
      ctin,
      nt: theirs.map((paper) => ({
        ntty: paperOf(paper.kind).role === "credit" ? "C" : "D",
        ...{ nt_num: paper.number, nt_dt: day(paper.dated), val: rs(paper.total) },
        ...{ pos: pos(paper), rchrg: rchrg(paper), inv_typ: "R", itms: itemsOf(paper) },
      })),
    })),
    hsn: hsnOf([...bills, ...notes], measure),
    doc_issue: docsOf(papers),
  };
  return Object.fromEntries(Object.entries(file).filter(([, part]) => !isEmpty(part)));
}

const isEmpty = (part: unknown): boolean =>
  (Array.isArray(part) && part.length === 0) ||
  (typeof part === "object" && part !== null && Object.keys(part).length === 0);

const smallOf = (papers: readonly CompanyPaper[]) =>
  [
    ...Map.groupBy(
      papers.flatMap((paper) => itemsOf(paper).map(({ itm_det }) => ({ paper, itm_det }))),
      ({ paper, itm_det }) => `${pos(paper)} ${itm_det.rt} ${paper.igst > 0}`,
    ).values(),
  ].map((rows) => {
    const [first] = rows;
    const sum = (what: "txval" | "iamt" | "camt" | "samt") =>
      rs(rows.reduce((all, { itm_det }) => all + itm_det[what] * 100, 0));
    return {
      sply_ty: first && first.paper.igst > 0 ? "INTER" : "INTRA",
      ...{ pos: first ? pos(first.paper) : "", typ: "OE", rt: first?.itm_det.rt ?? 0 },
      ...{ txval: sum("txval"), iamt: sum("iamt"), camt: sum("camt"), samt: sum("samt"), csamt: 0 },
    };
  });

/** Net of notes, by who buys and by code. */
function hsnOf(papers: readonly CompanyPaper[], measure: MeasureOf) {
  const rowsOf = (isRegistered: boolean) => {
    const lines = papers
      .filter(({ parties }) => (parties.buyer.gstin !== null) === isRegistered)
      .flatMap((paper) => {
        const sign = paperOf(paper.kind).role === "credit" ? -1 : 1;
        return paper.lines.map((line) => ({ line, sign, ...measure(line) }));
      });
    const groups = Map.groupBy(
      lines,
      ({ line, unit }) => `${line.hsn6 ?? line.hsn} ${unit} ${line.percent}`,
    );
    return [...groups.values()].map((of, i) => {
      const [first] = of;
      const sum = (what: "value" | "igst" | "cgst" | "sgst") =>
        rs(of.reduce((all, { line, sign }) => all + sign * line[what], 0));
      return {
        num: i + 1,
        ...{ hsn_sc: first?.line.hsn6 ?? first?.line.hsn ?? "", uqc: first?.unit ?? "OTH" },
        qty:
          Math.round(of.reduce((all, { quantity, sign }) => all + sign * quantity, 0) * 1000) /
          1000,
        ...{ rt: first?.line.percent ?? 0, txval: sum("value"), iamt: sum("igst") },
        ...{ camt: sum("cgst"), samt: sum("sgst"), csamt: 0 },
      };
    });
  };
  const [hsn_b2b, hsn_b2c] = [rowsOf(true), rowsOf(false)];
  return {
    ...(hsn_b2b.length > 0 && { hsn_b2b }),
    ...(hsn_b2c.length > 0 && { hsn_b2c }),
  };
}

const INVOICES = 1;
const CREDIT_NOTES = 5;
function docsOf(papers: readonly CompanyPaper[]) {
  const doc = (doc_num: number, role: string) => {
    const series = Map.groupBy(
      papers.filter(({ kind }) => paperOf(kind).role === role),
      (paper) => paper.series ?? "",
    );
    const docs = [...series.values()].map((of, i) => ({
      num: i + 1,
      ...{ from: of[0]?.number ?? "", to: of.at(-1)?.number ?? "" },
      ...{ totnum: of.length, cancel: 0, net_issue: of.length },
    }));
    return docs.length > 0 ? [{ doc_num, docs }] : [];
  };
  const doc_det = [...doc(INVOICES, "bill"), ...doc(CREDIT_NOTES, "credit")];
  return doc_det.length > 0 ? { doc_det } : {};
}
