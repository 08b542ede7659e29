import { z } from "zod";
import { documentPath } from "../accounts/profile.ts";
import { MAX_WATCHED } from "../auctions/price-stream.ts";
import { Gstr1Asked, gstr1Path, TallyAsked, tallyPath } from "../books.ts";
import { companyDocumentPath } from "../companies/documents.ts";
import { packPath } from "../evidence.ts";
import type { Who } from "../http/operation.ts";
import type { features } from "../index.ts";
import { declarationPath, ewayPath, goodsPaperPath, inv01Path, paperPath } from "../invoices.ts";
import { carriedInvoicePath, slipPhotoPath } from "../lifting/weighing.ts";
import { importTemplatePath } from "../listings/import-columns.ts";
import { exportPath, FinancialYear } from "../obligations.ts";
import { answerDocumentPath } from "../tax-holds.ts";

/** A GET that answers a file or a stream of events, without an envelope. */
export interface FileRoute {
  /** Its feature and its name in it, as `books.tally`. */
  readonly id: `${keyof typeof features}.${string}`;
  readonly path: string;
  readonly who: Who;
  readonly summary: string;
  readonly query?: z.ZodType;
  /** Media types of what it answers. */
  readonly answers: readonly [string, ...string[]];
}

const PDF = "application/pdf";
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const CSV = "text/csv";
const JSON_FILE = "application/json";
const CALENDAR = "text/calendar";
const STREAM = "text/event-stream";
const ANY = "application/octet-stream";

const InLanguage = z.object({ lang: z.enum(["en", "hi"]).optional() });
const ByLink = InLanguage.extend({
  key: z.string().optional().describe("Of the driver's link, in place of a token."),
});

/** Every file and stream of the API that a caller may ask for. */
export const FILE_ROUTES: readonly FileRoute[] = [
  {
    ...{ id: "accounts.document", path: documentPath, who: "user", answers: [ANY] },
    summary: "A private document of an account: one's own, or for the office anybody's.",
  },
  {
    ...{ id: "apiKeys.openApi", path: "/openapi.json", who: "anyone", answers: [JSON_FILE] },
    summary: "This document.",
  },
  {
    ...{ id: "apiKeys.client", path: "/client.tgz", who: "anyone", answers: ["application/gzip"] },
    summary: "The client for Node, as `npm install` takes it.",
  },
  {
    ...{ id: "auctions.stream", path: "/auction/stream/{lotId}", who: "anyone", answers: [STREAM] },
    summary:
      "Server-Sent Events of one auction: `clock`, `bid`, `extended`, `closed`, and a beat every 15 s; Last-Event-ID is honoured. `reset` {last_event_id}: what was told is no longer so, as after the loss of a database; read the auction and its bids again.",
    query: z.object({
      after: z.string().optional().describe("The ledger's number that was seen last."),
    }),
  },
  {
    ...{ id: "auctions.prices", path: "/auction/prices", who: "anyone", answers: [STREAM] },
    summary:
      `Server-Sent Events of a list: \`price\` for each of its lots, at most ${MAX_WATCHED}, at once` +
      " and whenever one moves; `beat` every 15 s. Nothing to resume: after a reconnect every price" +
      " comes anew.",
    query: z.object({ ids: z.string().describe("Lots, comma-separated.") }),
  },
  {
    ...{ id: "auctions.terms", path: "/auction/{idname}/terms.pdf", who: "anyone", answers: [PDF] },
    summary:
      "A lot's terms of sale, for whom the lot is shown to; for a bidder with what they accepted.",
  },
  {
    ...{ id: "books.tally", path: tallyPath, who: "company-manager", answers: ["application/xml"] },
    summary: "Papers and money as Tally imports them.",
    query: TallyAsked,
  },
  {
    ...{ id: "books.gstr1", path: gstr1Path, who: "company-manager", answers: [JSON_FILE] },
    summary: "A month's outward supplies under a GSTIN, as the portal takes them.",
    query: Gstr1Asked,
  },
  {
    ...{ id: "companies.document", path: companyDocumentPath, who: "user", answers: [ANY] },
    summary: "A document of a company: of one's own, or for the office anybody's.",
  },
  {
    ...{ id: "events.catalogue", path: "/event/{idname}/catalogue.pdf", who: "anyone" },
    summary: "An event's catalogue, with pictures.",
    answers: [PDF],
  },
  {
    ...{ id: "events.calendar", path: "/event/{idname}/calendar.ics", who: "anyone" },
    summary: "The closes of an event's lots, for a calendar.",
    answers: [CALENDAR],
  },
  {
    ...{ id: "evidence.pack", path: packPath, who: "user", answers: ["application/zip"] },
    summary: "A pack of evidence.",
  },
  {
    ...{ id: "invoices.paper", path: paperPath, who: "user", answers: [PDF] },
    summary: "A paper, for its two sides and the office.",
    query: InLanguage,
  },
  {
    ...{ id: "invoices.goodsPaper", path: goodsPaperPath, who: "user", answers: [PDF] },
    summary: "A paper that goes with goods: delivery order, manifest, receipt or confirmation.",
    query: InLanguage,
  },
  {
    ...{ id: "invoices.inv01", path: inv01Path, who: "user", answers: [JSON_FILE] },
    summary: "A paper as the invoice portal takes it (INV-01 1.1).",
  },
  {
    ...{ id: "invoices.eway", path: ewayPath, who: "user", answers: [JSON_FILE] },
    summary: "A truck's paper as the e-way portal takes it.",
  },
  {
    ...{ id: "invoices.declarationDocument", path: declarationPath, who: "user", answers: [ANY] },
    summary: "The file that a buyer declared with.",
  },
  {
    ...{ id: "lifting.slipPhoto", path: slipPhotoPath, who: "anyone", answers: ["image/webp"] },
    summary:
      "The photograph of a weighing slip, for the truck's two sides, its driver and the office.",
    query: ByLink,
  },
  {
    ...{ id: "lifting.carriedInvoice", path: carriedInvoicePath, who: "anyone", answers: [PDF] },
    summary:
      "The paper that a truck's goods go with, for its two sides, its driver and the office.",
    query: ByLink,
  },
  {
    ...{ id: "listings.importTemplate", path: importTemplatePath, who: "seller-manager" },
    summary: "A workbook to fill in for POST /product/import.",
    query: z.object({
      heads: z
        .enum(["words"])
        .optional()
        .describe("In the caller's language, in place of the columns' names."),
    }),
    answers: [XLSX],
  },
  {
    ...{ id: "listings.sheetPdf", path: "/product/{id}/sheet.pdf", who: "user", answers: [PDF] },
    summary: "The newest sheet of a lot, for its seller and the office.",
  },
  {
    ...{ id: "obligations.export", path: exportPath, who: "company-manager", answers: [XLSX] },
    summary: "Obligations with their packs and hashes, for an auditor.",
    query: z.object({ year: FinancialYear.optional() }),
  },
  {
    ...{ id: "office.unreadStream", path: "/user/notifications/stream", who: "member" },
    summary:
      "Server-Sent Events of a member: `unread` with how many notices came since the member last looked, at once and whenever it changes; `beat` every 15 s. Asked with the Authorization header; ends with the session, and from time to time by itself.",
    answers: [STREAM],
  },
  {
    ...{ id: "priceBoard.json", path: "/price-board.json", who: "anyone", answers: [JSON_FILE] },
    summary: "The price board as open data: every material and region that may be shown.",
  },
  {
    ...{ id: "priceBoard.csv", path: "/price-board.csv", who: "anyone", answers: [CSV] },
    summary: "The price board as open data, as a table.",
  },
  {
    ...{ id: "watchlist.calendar", path: "/calendar/{token}.ics", who: "anyone" },
    summary:
      "The closes of the lots that a member watches, for a calendar: whoever knows the address reads it.",
    answers: [CALENDAR],
  },
  {
    ...{ id: "taxHolds.answerDocument", path: answerDocumentPath, who: "user", answers: [ANY] },
    summary: "The seller's acknowledgement of a filed return, for both sides and the office.",
  },
];
