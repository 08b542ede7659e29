import { companies } from "@rebale/contract";
import { indiaDay } from "@rebale/contract/values/calendar";
import type { Db } from "../../platform/db/db.ts";
import { listPapers, type PaperRow } from "./papers.store.ts";

type Past = companies.Paper["history"][number];

/** A company's papers in the order of their kinds, each with those before it. */
export async function presentPapers(
  db: Db,
  companyId: number,
  now: Date,
): Promise<companies.Paper[]> {
  const rows = await listPapers(db, companyId);
  const today = indiaDay(now);
  return companies.COMPANY_PAPERS.flatMap((kind) => {
    const [paper, ...history] = rows
      .filter((row) => row.kind === kind)
      .sort((a, b) => Number(a.replaced_at !== null) - Number(b.replaced_at !== null))
      .map((row) => presentPaper(row, today));
    return paper ? [{ ...paper, history }] : [];
  });
}

/** @param today in India, `YYYY-MM-DD` */
const presentPaper = (row: PaperRow, today: string): Past => ({
  _id: String(row.id),
  kind: row.kind as companies.CompanyPaperKind,
  number: row.number,
  document: row.file,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  status: row.valid_to !== null && row.valid_to < today ? "lapsed" : (row.state as Past["status"]),
  reason: row.reason,
  sent_at: row.sent_at.toISOString(),
});
