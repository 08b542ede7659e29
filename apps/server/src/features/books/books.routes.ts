import { books } from "@rebale/contract";
import {
  Gstr1Asked,
  gstr1Path,
  type PaperRow,
  type RegisterName,
  TallyAsked,
  tallyPath,
} from "@rebale/contract/books";
import { lastDayOfMonth } from "@rebale/contract/values/calendar";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admit } from "../../platform/http/admit.ts";
import { answer, endpoint, parse, route } from "../../platform/http/endpoint.ts";
import { sendPrivateFile } from "../../platform/http/private-file.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { offsetOf, pageCount } from "../../platform/lists/list-query.ts";
import type { BookFacts } from "./book-facts.ts";
import { type BookRegister, bookFile, totalsOf } from "./book-files.ts";
import { gstinsOf, readNames, saveNames } from "./books.store.ts";
import { gstr1Of } from "./gstr1.rules.ts";
import { ledgersOf } from "./ledgers.rules.ts";
import { measure } from "./measure.ts";
import { payoutRows, receiptRows } from "./money-rows.rules.ts";
import { paperRow, type Register, registerOf, signOf } from "./paper-rows.rules.ts";
import { readBooks, readBooksWithSums } from "./read-books.ts";
import { sumsOf } from "./sums.rules.ts";
import { entryVoucher, paperVoucher, type Voucher } from "./tally.rules.ts";
import { tallyXml } from "./tally-xml.ts";
import { tcsRows, tdsRows } from "./tax-rows.rules.ts";

const MANAGER = { who: "company-manager" } as const;

/** A company's books of its sales here, for its accountant. */
export function bookRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  register("sales", (facts) => paperRows(facts, "sales"));
  register("purchases", (facts) => paperRows(facts, "purchases"));
  register("receipts", receiptRows);
  register("payouts", payoutRows);
  register("tds", tdsRows);
  register("tcs", tcsRows);

  endpoint(app, books.readLedgers, async ({ caller }) => ({
    data: ledgersOf(await readNames(db, caller.company.companyId)),
  }));
  endpoint(app, books.nameLedgers, async ({ caller, body }) => {
    const { companyId } = caller.company;
    await db.transaction().execute((tx) => saveNames(tx, companyId, body));
    return { data: ledgersOf(await readNames(db, companyId)) };
  });

  endpoint(app, books.gstins, async ({ caller }) => ({
    data: await gstinsOf(db, caller.company.companyId),
  }));

  app.get(tallyPath, async (request, reply) => {
    const companyId = companyOf(request);
    const { from, to, parts } = parse(TallyAsked, request.query) as typeof TallyAsked._zod.output;
    const facts = await readBooks(deps, companyId, { from, to });
    const names = ledgersOf(await readNames(db, companyId));
    const papers = (of: Register): Voucher[] =>
      booked(facts, of).map((paper) => paperVoucher(paper, paperRow(paper, measure), names));
    const vouchers = parts.flatMap((part) =>
      part === "money"
        ? facts.entries.map((entry) => entryVoucher(entry, facts, names))
        : papers(part),
    );
    return sendFile(reply, `tally_${from}_${to}.xml`, "application/xml", tallyXml(vouchers));
  });

  app.get(gstr1Path, async (request, reply) => {
    const companyId = companyOf(request);
    const { gstin, period } = parse(Gstr1Asked, request.query) as typeof Gstr1Asked._zod.output;
    const month = `${period.slice(2)}-${period.slice(0, 2)}`;
    const days = { from: `${month}-01`, to: lastDayOfMonth(month) };
    if (!(await gstinsOf(db, companyId)).includes(gstin)) throw new Problem("not_found");
    const { papers } = await readBooks(deps, companyId, days);
    // A seller's own numbers are in the seller's own books.
    const own = papers.filter(
      (paper) => paper.gstin === gstin && paper.series !== null && paper.side === "seller",
    );
    const file = gstr1Of(own, { gstin, fp: period, measure });
    const name = `GSTR1_${gstin}_${period}_rebale.json`;
    return sendFile(reply, name, "application/json", JSON.stringify(file, null, 1));
  });

  function register(name: RegisterName, rowsOf: (facts: BookFacts) => readonly object[]): void {
    const operation: BookRegister = books[name];
    route<BookRegister>(app, operation, async ({ query, caller }, request, reply) => {
      const { format, page, rows: most, from, to } = query;
      const { companyId } = (caller as { company: { companyId: number } }).company;
      const { facts, sums } = await readBooksWithSums(deps, companyId, { from, to });
      const rows = rowsOf(facts);
      if (format !== "json") return bookFile(reply, operation, rows, { format, from, to });
      const start = offsetOf({ page, rows: most });
      return answer<BookRegister>(
        {
          data: rows.slice(start, start + most) as never,
          totals: totalsOf(rows),
          sums: sumsOf(name, sums),
          totalpage: pageCount(rows.length, most),
        },
        request,
        reply,
      );
    });
  }
}

const booked = ({ papers }: BookFacts, of: Register) =>
  papers.filter((paper) => signOf(paper) !== 0 && registerOf(paper) === of);
const paperRows = (facts: BookFacts, of: Register): PaperRow[] =>
  booked(facts, of).map((paper) => paperRow(paper, measure, facts.taxHolds.get(paper.id) ?? null));

const companyOf = (request: FastifyRequest): number =>
  admit(request.caller, MANAGER).company.companyId;

const sendFile = (reply: FastifyReply, file: string, mediaType: string, text: string) =>
  sendPrivateFile(reply, { file, mediaType, bytes: Buffer.from(text) });
