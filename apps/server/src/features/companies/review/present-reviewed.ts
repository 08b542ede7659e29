import type { companies } from "@rebale/contract";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/problem.ts";
import { presentPapers } from "../../papers/index.ts";
import { presentAssigned, readUndoable } from "../../review-queue/index.ts";
import { presentSite } from "../sites/present-site.ts";
import { listSites } from "../sites/sites.store.ts";
import { findForReview, findTyped, listSeats, type ReviewRow } from "./review.store.ts";

export function presentListed(row: ReviewRow, userId: number): companies.OfficeCompany {
  const { owner } = row;
  return {
    _id: String(row.id),
    name: row.name,
    pan: row.pan,
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
  };
}

/** @throws Problem not_found */
export async function presentReviewed(
  { db, clock }: Pick<Deps, "db" | "clock">,
  id: number,
  userId: number,
): Promise<companies.ReviewedCompany> {
  const row = await findForReview(db, id);
  if (!row) throw new Problem("not_found");
  const [users, typed, sites, papers, undoUntil] = await Promise.all([
    listSeats(db, id),
    row.owner ? findTyped(db, row.owner.id) : undefined,
    listSites(db, id),
    presentPapers(db, id, clock.now()),
    readUndoable(db, "company", [id], userId),
  ]);
  return {
    ...presentListed(row, userId),
    users: users.map(({ id: userId, type, seat, ...user }) => ({
      ...user,
      _id: String(userId),
      type: type as "buyer" | "seller",
      seat: seat as "active" | "asked",
    })),
    typed: typed ?? null,
    sites: sites.map(presentSite),
    papers,
    reasons: row.reasons as unknown as companies.ReviewedCompany["reasons"],
    undo_until: undoUntil(id),
  };
}
