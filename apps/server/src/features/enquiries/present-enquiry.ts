import type { office } from "@rebale/contract";
import { roleMay } from "@rebale/contract/office/permissions";
import type { Db } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { listTeam } from "../accounts/index.ts";
import { questionReference } from "./enquiries.rules.ts";
import {
  type EntryRow,
  findQuestion,
  findRequest,
  listEntries,
  type QuestionRow,
  type RequestRow,
} from "./enquiries.store.ts";
import { findMembers, type MemberRow } from "./members.store.ts";

const presentHandling = (row: QuestionRow) => ({
  _id: String(row.id),
  name: row.name,
  email: row.email,
  mobile: row.mobile,
  message: row.message,
  stage: row.stage as office.EnquiryStage,
  assignee:
    row.assignee_id === null ? null : { _id: String(row.assignee_id), name: row.assignee ?? "" },
  version: row.version,
  created_at: row.created_at.toISOString(),
});

export const presentQuestion = (row: QuestionRow): office.ContactQuery => ({
  ...presentHandling(row),
  reference: questionReference(row.id, row.created_at),
});

export const presentRequest = (row: RequestRow): office.ServiceRequest => ({
  ...presentHandling(row),
  reference: row.reference,
  service: row.service,
  organisation: row.organisation,
  city: row.city,
  state: row.state,
});

const presentEntry = ({ id, kind, by, text, at, mail }: EntryRow): office.EnquiryEntry => ({
  _id: String(id),
  kind: kind as office.EnquiryEntry["kind"],
  by,
  text,
  at: at.toISOString(),
  mail: (mail === "sending" ? "waiting" : mail) as office.EnquiryEntry["mail"],
});

/** The colleagues who may be asked to answer an enquiry. */
export async function listAnswerers(db: Db) {
  const team = await listTeam(db);
  return team
    .filter(({ role }) => roleMay(role, "enquiries.answer"))
    .map(({ id, name }) => ({ _id: String(id), name }));
}

const presentMember = (row: MemberRow): office.EnquiryMember => ({
  _id: String(row.id),
  name: row.name,
  type: row.type,
  company:
    row.company_id === null ? null : { _id: String(row.company_id), name: row.company ?? "" },
  same: [
    ...(row.has_email ? (["email"] as const) : []),
    ...(row.has_mobile ? (["mobile"] as const) : []),
  ],
  lots: row.lots,
  bids: row.bids,
});

const readExtra = async (db: Db, kind: "question" | "request", row: QuestionRow) => {
  const [entries, colleagues, members] = await Promise.all([
    listEntries(db, kind, row.id),
    listAnswerers(db),
    findMembers(db, row),
  ]);
  return {
    entries: entries.map(presentEntry),
    colleagues,
    members: members.map(presentMember),
  };
};

/** @throws Problem not_found */
export async function readQuestion(db: Db, id: number) {
  const row = await findQuestion(db, id);
  if (!row) throw new Problem("not_found");
  return { ...presentQuestion(row), ...(await readExtra(db, "question", row)) };
}

/** @throws Problem not_found */
export async function readRequest(db: Db, id: number) {
  const row = await findRequest(db, id);
  if (!row) throw new Problem("not_found");
  return { ...presentRequest(row), ...(await readExtra(db, "request", row)) };
}
