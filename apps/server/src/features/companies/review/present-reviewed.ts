import type { companies } from "@rebale/contract";
import type { Decided } from "@rebale/contract/office/decided";
import { skeletonOf } from "@rebale/contract/values/look-alikes";
import { readDecided } from "../../../platform/audit/decided.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { officeMay } from "../../../platform/office.access.ts";
import { presentPapers } from "../../papers/index.ts";
import { presentAssigned, readHeld, readUndoable } from "../../review-queue/index.ts";
import { presentSite } from "../sites/present-site.ts";
import { listSites } from "../sites/sites.store.ts";
import { COMPANY_DECISIONS } from "./review.rules.ts";
import {
  findForReview,
  findSignatureSetting,
  findSimilar,
  findTyped,
  listSeats,
  type ReviewRow,
} from "./review.store.ts";

export function presentListed(
  row: ReviewRow,
  userId: number,
  decided: Decided,
): companies.OfficeCompany {
  const { owner } = row;
  return {
    _id: String(row.id),
    name: row.name,
    pan: row.pan,
    pan_accepted: row.pan_accepted_at !== null,
    entity: row.entity as companies.OfficeCompany["entity"],
    status: row.status as companies.OfficeCompany["status"],
    since: row.since.toISOString(),
    owner: owner && {
      name: owner.name,
      mobile: owner.mobile,
      email: owner.email,
      status: owner.status,
    },
    papers_waiting: row.papers_waiting,
    assigned: presentAssigned(row.assigned, userId),
    is_refused: row.is_refused,
    decided,
  };
}

/**
 * A bank account is whole for who may open the bank's proof of it.
 * @throws Problem not_found
 */
export async function presentReviewed(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  id: number,
  caller: Account,
): Promise<companies.ReviewedCompany> {
  const { userId } = caller;
  const accountOf = officeMay(caller, "documents.read") ? (number: string) => number : lastFour;
  const row = await findForReview(db, id);
  if (!row) throw new Problem("not_found");
  const [undoUntil, held] = await Promise.all([
    readUndoable(db, "company", [id], userId),
    readHeld<(typeof companies.DECISIONS)[number]>(db, "company", [id]),
  ]);
  const [users, typed, sites, papers, signature, decided, similar] = await Promise.all([
    listSeats(db, id),
    row.owner ? findTyped(db, row.owner.id) : undefined,
    listSites(db, id),
    presentPapers(db, id, clock.now()),
    findSignatureSetting(db, id),
    readDecided(db, COMPANY_DECISIONS, [id]),
    findSimilar(db, row),
  ]);
  return {
    ...presentListed(row, userId, decided(id)),
    users: users.map(({ id: userId, type, seat, ...user }) => ({
      ...user,
      _id: String(userId),
      type: type as "buyer" | "seller",
      seat: seat as "active" | "asked",
    })),
    typed: typed ? { ...typed, account_no: typed.account_no && accountOf(typed.account_no) } : null,
    sites: sites.map(presentSite),
    papers: papers.map((paper) => (paper.kind === "bank" ? withAccount(paper, accountOf) : paper)),
    reasons: row.reasons as unknown as companies.ReviewedCompany["reasons"],
    alike: similar
      .filter(
        ({ name, pan }) => skeletonOf(name) === skeletonOf(row.name) || isSamePan(pan, row.pan),
      )
      .map(({ id, name, status }) => ({
        _id: String(id),
        name,
        status: status as companies.OfficeCompany["status"],
      })),
    undo_until: undoUntil(id),
    held: held(id),
    signature: {
      waived: signature.signature_waived ?? config.demo,
      set: signature.signature_set_at && {
        at: signature.signature_set_at.toISOString(),
        by: signature.set_by,
        reason: signature.signature_reason ?? "",
      },
    },
  };
}

const isSamePan = (a: string | null, b: string | null) => a !== null && a === b;

const lastFour = (account: string) => `••••${account.slice(-4)}`;

/** A bank's proof and those before it, their numbers as this caller reads them. */
function withAccount(
  { history, ...paper }: companies.Paper,
  accountOf: (number: string) => string,
): companies.Paper {
  const read = <P extends { number: string | null }>(past: P): P => ({
    ...past,
    number: past.number && accountOf(past.number),
  });
  return { ...read(paper), history: history.map(read) };
}
