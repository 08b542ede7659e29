import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import {
  addPapers,
  findShownCompanies,
  type ShownCompany,
  setSubmitted,
} from "../stores/company-papers.store.ts";
import { claimPart } from "../stores/demo.store.ts";
import { specimen } from "./specimen.ts";

const HOUR = 3_600_000;
const UNREADABLE = "The scan is cut off on the right: send all of the page.";

/** The papers of the demo's companies: PAN card, GST certificate, bank proof. */
export async function seedPapers({ files }: Pick<Deps, "files">, tx: Tx, now: Date): Promise<void> {
  if (!(await claimPart(tx, "papers"))) return;
  for (const [i, company] of (await findShownCompanies(tx)).entries()) {
    const waits = company.status === "submitted" || company.status === "correction_asked";
    const sentAt = new Date(now.getTime() - (waits ? (i + 3) * 5 * HOUR : (90 + i) * DAY_MS));
    const papers = papersOf(company).map((paper) => ({
      ...paper,
      file: `${crypto.randomUUID()}.pdf`,
      company_id: company.id,
      sent_by: company.userId,
      sent_at: sentAt,
      ...stateOf(company, paper.kind, sentAt),
    }));
    for (const { file, kind, number } of papers)
      await files.put(`private/${file}`, specimen([company.name, titles[kind], number]));
    await addPapers(tx, papers);
    const asked = papers.filter(({ reason }) => reason !== null);
    const reasons = asked.map(({ kind, reason }) => ({ path: kind, msg: reason ?? "" }));
    if (waits) await setSubmitted(tx, company.id, sentAt, reasons);
  }
}

type Kind = keyof typeof titles;
const titles = {
  pan: "Permanent Account Number",
  gst: "GST registration certificate",
  bank: "Cancelled cheque",
} as const;

const papersOf = ({ pan, gstin, account }: ShownCompany): { kind: Kind; number: string }[] =>
  (["pan", "gst", "bank"] as const).flatMap((kind) => {
    const number = { pan, gst: gstin, bank: account }[kind];
    return number ? { kind, number } : [];
  });

/** If a company was asked to correct something, its last paper is the wrong one. */
function stateOf(company: ShownCompany, kind: Kind, sentAt: Date) {
  const decided_at = new Date(sentAt.getTime() + 6 * HOUR);
  if (company.status === "submitted") return { state: "sent", reason: null, decided_at: null };
  const isWrong = company.status === "correction_asked" && kind === papersOf(company).at(-1)?.kind;
  return isWrong
    ? { state: "correction_asked", reason: UNREADABLE, decided_at }
    : { state: "accepted", reason: null, decided_at };
}
