import { command, envelope, operation } from "../http/operation.ts";
import { NextAfter, TakenNext } from "../office/assignment.ts";
import { ById } from "../values/fields.ts";
import { ReviewedCompany } from "./review.ts";

/** The reviewer of each company, and a minute in which a decision can be undone. */

export const takeNextCompany = operation({
  method: "POST",
  path: "/admin/companies/next",
  who: "admin",
  may: "companies.review",
  summary: "Takes the company that waits longest and nobody else reviews.",
  body: NextAfter.prefault({}),
  reply: envelope(TakenNext),
});

export const takeCompany = command({
  method: "POST",
  path: "/admin/companies/{id}/assignment",
  who: "admin",
  may: "companies.review",
  summary: "Takes a waiting company, so that nobody else is given it; 409 where somebody has it.",
  params: ById,
});

export const putBackCompany = command({
  method: "DELETE",
  path: "/admin/companies/{id}/assignment",
  who: "admin",
  may: "companies.review",
  summary: "Puts a company back for everybody, also one that a colleague has taken.",
  params: ById,
});

export const undoCompanyReview = operation({
  method: "POST",
  path: "/admin/companies/{id}/undo",
  who: "admin",
  may: "companies.review",
  summary: "Undoes one's own decision that is held, within its minute; nobody is told of it.",
  params: ById,
  reply: envelope(ReviewedCompany),
});
