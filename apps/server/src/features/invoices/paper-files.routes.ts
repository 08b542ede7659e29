import { invoices } from "@rebale/contract";
import { Id } from "@rebale/contract/values/fields";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { noteLook } from "../../platform/audit/audit.store.ts";
import { aboutLot } from "../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../platform/deps.ts";
import { admit } from "../../platform/http/admit.ts";
import { sendPrivateFile } from "../../platform/http/private-file.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { findAwardById, seesPaper, sideOf } from "../awards/index.ts";
import { lastDeclaration } from "./declarations/declarations.store.ts";
import { goodsPaperPdf } from "./goods/goods-paper-pdf.ts";
import { findGoodsPaper } from "./goods/goods-papers.store.ts";
import { ewayFile, inv01File } from "./json/check-json.ts";
import { shipToOn } from "./json/ship-to.ts";
import type { Paper } from "./paper.ts";
import { paperPdf } from "./paper-pdf.ts";
import { findPaper } from "./papers.store.ts";
import { isEwayNeeded } from "./present-invoice.ts";

const SEEN_BY = { who: "user", may: "auctions.read" } as const;
type Asked = { Params: { id: string }; Querystring: { lang?: string } };
const path = (of: string) => of.replace("{id}", ":id");

/** The files to fetch: PDFs, and JSON as the portals take it. */
export function paperFileRoutes(app: FastifyInstance, { db, files }: Deps): void {
  const get = (of: string, send: (asked: Answering) => Promise<unknown>) =>
    app.get<Asked>(path(of), async (request, reply) => send({ request, reply }));

  get(invoices.paperPath, async ({ request, reply }) => {
    const paper = await paperFor(request);
    const language = request.query.lang === "hi" ? "hi" : "en";
    const bytes = await paperPdf({ files }, paper, language);
    if (!bytes) throw new Problem("not_found");
    const file = `${fileName(paper)}.pdf`;
    return sendPrivateFile(reply, { file, mediaType: "application/pdf", bytes });
  });

  get(invoices.goodsPaperPath, async ({ request, reply }) => {
    const caller = admit(request.caller, SEEN_BY);
    const paper = await findGoodsPaper(db, idOf(request));
    const award = paper && (await findAwardById(db, paper.awardId));
    if (!paper || !award || !sideOf(caller, award)) throw new Problem("not_found");
    const language = request.query.lang === "hi" ? "hi" : "en";
    const bytes = await goodsPaperPdf(paper, language);
    const file = `${fileName(paper)}.pdf`;
    return sendPrivateFile(reply, { file, mediaType: "application/pdf", bytes });
  });

  get(invoices.inv01Path, async ({ request, reply }) => {
    const paper = await paperFor(request);
    if (paper.irnHash === null) throw new Problem("einvoice_not_for_this");
    return sendJson(
      reply,
      `${fileName(paper)}-inv01.json`,
      inv01File(paper, await shipToOn(db, paper)),
    );
  });

  get(invoices.ewayPath, async ({ request, reply }) => {
    const paper = await paperFor(request);
    if (!isEwayNeeded(paper)) throw new Problem("eway_not_needed");
    return sendJson(
      reply,
      `${fileName(paper)}-eway.json`,
      ewayFile(paper, await shipToOn(db, paper)),
    );
  });

  get(invoices.declarationPath, async ({ request, reply }) => {
    const caller = admit(request.caller, SEEN_BY);
    const award = await findAwardById(db, idOf(request));
    const declared = award && sideOf(caller, award) && (await lastDeclaration(db, award.id));
    const bytes = declared ? await files.read(`private/${declared.document}`) : null;
    if (!award || !declared || !bytes) throw new Problem("not_found");
    if (caller.kind === "admin") {
      const look = { adminId: caller.userId, action: "declaration opened" };
      await noteLook(db, { ...look, ...aboutLot(award.lotId, award.title) });
    }
    const { document: file, mediaType } = declared;
    return sendPrivateFile(reply, { file, mediaType, bytes });
  });

  /** @throws Problem not_found for whoever may not see it, as for one that there is not */
  async function paperFor(request: FastifyRequest<Asked>): Promise<Paper> {
    const caller = admit(request.caller, SEEN_BY);
    const paper = await findPaper(db, idOf(request));
    const award = paper && (await findAwardById(db, paper.awardId));
    const side = award && sideOf(caller, award);
    if (!paper || !side || !seesPaper(side, paper.parties)) throw new Problem("not_found");
    return paper;
  }
}

interface Answering {
  readonly request: FastifyRequest<Asked>;
  readonly reply: FastifyReply;
}

function idOf({ params }: FastifyRequest<Asked>): number {
  const id = Id.safeParse(params.id);
  if (!id.success) throw new Problem("not_found");
  return id.data;
}

const fileName = ({ number }: Pick<Paper, "number">) => number.replaceAll("/", "-");
const sendJson = (reply: FastifyReply, file: string, content: object) =>
  sendPrivateFile(reply, {
    ...{ file, mediaType: "application/json; charset=utf-8" },
    bytes: Buffer.from(JSON.stringify(content, null, 1)),
  });
