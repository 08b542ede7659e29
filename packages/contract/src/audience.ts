import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { Paging } from "./http/paging.ts";
import { Lot } from "./listings/lot-shapes.ts";
import { complaint, issueAt } from "./values/complaint.ts";
import { BUSINESS_NAME, NAME, REASON } from "./values/field-names.ts";
import { ById, Id, IdOut, line, Pan } from "./values/fields.ts";
import { nameLine } from "./values/name-lines.ts";

/**
 * Companies that a seller invites, to lots that are for them alone, and those that it keeps out.
 * Each is named by its PAN; whether it is here is never told.
 */

/** The companies that a list, a lot or a seller's blocks may name. */
export const MAX_COMPANIES = 500;
/** The companies that may be invited to one lot in all. */
export const MAX_INVITED = 1000;
export const MAX_LISTS = 100;

const Named = z.object({ pan: Pan, name: nameLine(120, BUSINESS_NAME) });
const NamedOut = z.object({ pan: z.string(), name: z.string() });

const tooMany = complaint({
  en: `Name ${MAX_COMPANIES} companies at the most`,
  hi: `ज़्यादा से ज़्यादा ${MAX_COMPANIES} कंपनियाँ लिखिए`,
});
const twice = { en: "This PAN is named twice", hi: "यह PAN दो बार लिखा है" };

/** Each PAN once. */
const companiesOf = <S extends z.ZodType<{ pan: string }>>(company: S) =>
  z
    .array(company)
    .max(MAX_COMPANIES, tooMany)
    .superRefine((companies, ctx) => {
      const seen = new Set<string>();
      for (const [i, { pan }] of companies.entries()) {
        if (seen.has(pan)) ctx.addIssue(issueAt([i, "pan"], twice));
        seen.add(pan);
      }
    });

const Companies = companiesOf(Named).refine(
  (companies) => companies.length > 0,
  complaint({ en: "Name at least one company", hi: "कम से कम एक कंपनी लिखिए" }),
);

const CompanyList = z.object({ _id: IdOut, name: z.string(), companies: z.array(NamedOut) });
export type CompanyList = z.output<typeof CompanyList>;

const ListBody = z.object({ name: line(80, NAME), companies: Companies });

export const companyLists = operation({
  method: "GET",
  path: "/company/lists",
  who: "seller-manager",
  summary: "The company's lists of companies that it invites, oldest first.",
  reply: envelope(z.array(CompanyList)),
});

export const addList = operation({
  method: "POST",
  path: "/company/lists",
  who: "seller-manager",
  summary: `A list of 1 to ${MAX_COMPANIES} companies by PAN, each once and not the own.`,
  body: ListBody,
  reply: envelope(CompanyList),
});

export const changeList = operation({
  method: "PUT",
  path: "/company/lists/{id}",
  who: "seller-manager",
  summary: "Name and companies of a list anew. Lots that were listed with it stay as they are.",
  params: ById,
  body: ListBody,
  reply: envelope(CompanyList),
});

export const removeList = command({
  method: "DELETE",
  path: "/company/lists/{id}",
  who: "seller-manager",
  summary: "Removes a list. Lots that were listed with it stay as they are.",
  params: ById,
});

export const pastBuyers = operation({
  method: "GET",
  path: "/company/past-buyers",
  who: "seller-manager",
  summary: `The companies that have paid for lots of the company's, the last first, at most ${MAX_COMPANIES}: to be named in a list.`,
  reply: envelope(z.array(NamedOut)),
});

const Block = NamedOut.extend({
  reason: z.string(),
  since: z.string().describe("ISO 8601: the company may not bid on lots that open later."),
});
export type Block = z.output<typeof Block>;
const Blocks = envelope(z.object({ companies: z.array(Block) }));

export const blockedCompanies = operation({
  method: "GET",
  path: "/company/blocked",
  who: "seller-manager",
  summary: "The companies whose bids the company does not take, oldest first.",
  reply: Blocks,
});

export const blockCompanies = operation({
  method: "PUT",
  path: "/company/blocked",
  who: "seller-manager",
  summary:
    "The companies whose bids the company does not take on lots that open from now on, in place of those before: who stays keeps its `since`, who is left out may bid at once. The office sees the reasons.",
  body: z.object({ companies: companiesOf(Named.extend({ reason: line(300, REASON) })) }),
  reply: Blocks,
});

export const blockedByCompany = operation({
  method: "GET",
  path: "/admin/companies/{id}/blocked",
  who: "admin",
  may: "companies.read",
  summary: "Whom a company keeps out of its lots, and why.",
  params: ById,
  reply: envelope(z.array(Block)),
});

const Invitation = NamedOut.extend({ added_at: z.string().describe("ISO 8601.") });
export type Invitation = z.output<typeof Invitation>;

export const invitations = operation({
  method: "GET",
  path: "/product/{id}/invitations",
  who: "seller-or-admin",
  may: "lots.read",
  summary: "The companies that are invited to an invite-only lot, for its seller and the office.",
  params: ById,
  reply: envelope(z.array(Invitation)),
});

export const invite = operation({
  method: "POST",
  path: "/product/{id}/invitations",
  who: "seller-manager",
  summary:
    "Invites more companies to an invite-only lot, until its end; one that is invited already stays.",
  params: ById,
  body: z.object({ companies: Companies }),
  reply: envelope(z.array(Invitation)),
});

export const uninvite = operation({
  method: "DELETE",
  path: "/product/{id}/invitations/{pan}",
  who: "seller-manager",
  summary: "Takes an invitation back, as long as nobody has bid for the lot.",
  params: z.object({ id: Id, pan: Pan }),
  reply: envelope(z.array(Invitation)),
});

export const invitedLots = operation({
  method: "GET",
  path: "/auction/invited",
  who: "buyer",
  summary:
    "The lots that the caller's company is invited to: open ones first, ending soonest, then ended ones.",
  query: Paging,
  reply: envelope(z.array(Lot), {
    server_time: z.string(),
    totalpage: z.number(),
    total: z.number(),
  }),
});
