import { z } from "zod";
import { command, envelope, operation } from "../http/operation.ts";
import { Paging } from "../http/paging.ts";
import { Assigned, assignment, NextAfter, QueueCounts, TakenNext } from "../office/assignment.ts";
import { heldDecision, hold, UndoUntil } from "../office/decided.ts";
import { AcceptOrRefuse } from "../values/decision.ts";
import { ById, Id, IdOut } from "../values/fields.ts";
import { Authorisation } from "./shapes.ts";

/** The office reviews what companies may handle. */

/** An authorisation as the office reviews it. */
export const OfficeAuthorisation = Authorisation.extend({
  company: z.object({
    _id: IdOut,
    name: z.string(),
    pan: z.string().nullable(),
    status: z.string(),
  }),
  media_type: z.string().describe("The document's."),
  sent_by: z.string(),
  first_look: z
    .string()
    .nullable()
    .describe("Who accepted it first, where a second look by another is needed."),
  needs_second_look: z.boolean(),
  assigned: Assigned,
  undo_until: UndoUntil,
  held: heldDecision(["accept", "refuse"]).nullable(),
});
export type OfficeAuthorisation = z.output<typeof OfficeAuthorisation>;

export const AUTHORISATION_LISTS = [
  "waiting",
  "accepted",
  "refused",
  "lapsed",
  "withdrawn",
] as const;

export const authorisations = operation({
  method: "GET",
  path: "/admin/authorisations",
  who: "admin",
  may: "authorisations.read",
  summary: "Authorisations by status, longest waiting first; newest first where none waits.",
  query: Paging.extend({
    status: z.enum([...AUTHORISATION_LISTS, "all"]).default("waiting"),
    company_id: Id.optional().describe("Of this company alone."),
    q: z.string().max(200).optional().describe("A company's name or PAN, or a number."),
    assigned: assignment,
  }),
  reply: envelope(z.array(OfficeAuthorisation), { totalpage: z.number(), waiting: QueueCounts }),
});

export const officeAuthorisation = operation({
  method: "GET",
  path: "/admin/authorisations/{id}",
  who: "admin",
  may: "authorisations.read",
  summary: "One authorisation as the office reviews it.",
  params: ById,
  reply: envelope(OfficeAuthorisation),
});

export const reviewAuthorisation = operation({
  method: "PATCH",
  path: "/admin/authorisations/{id}",
  who: "admin",
  may: "authorisations.review",
  summary:
    "Accepts an authorisation or refuses it with a reason. Above the capacity that the office has set, two people must accept it. The company is told.",
  params: ById,
  body: AcceptOrRefuse.safeExtend({ hold }),
  reply: envelope(OfficeAuthorisation),
});

export const takeNextAuthorisation = operation({
  method: "POST",
  path: "/admin/authorisations/next",
  who: "admin",
  may: "authorisations.review",
  summary: "Takes the authorisation that waits longest and nobody else reviews.",
  body: NextAfter.prefault({}),
  reply: envelope(TakenNext),
});

export const takeAuthorisation = command({
  method: "POST",
  path: "/admin/authorisations/{id}/assignment",
  who: "admin",
  may: "authorisations.review",
  summary:
    "Takes a waiting authorisation, so that nobody else is given it; 409 where somebody has it.",
  params: ById,
});

export const putBackAuthorisation = command({
  method: "DELETE",
  path: "/admin/authorisations/{id}/assignment",
  who: "admin",
  may: "authorisations.review",
  summary: "Puts an authorisation back for everybody, also one that a colleague has taken.",
  params: ById,
});

export const undoAuthorisation = operation({
  method: "POST",
  path: "/admin/authorisations/{id}/undo",
  who: "admin",
  may: "authorisations.review",
  summary: "Undoes one's own decision that is held, within its minute; nobody is told of it.",
  params: ById,
  reply: envelope(OfficeAuthorisation),
});
