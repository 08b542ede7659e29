import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import { complaint, wordsOf } from "@rebale/contract/values/complaint";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../platform/deps.ts";
import {
  answerNotModified,
  immutable,
  isNotModified,
} from "../../platform/http/immutable-reply.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { FORMATS, storedFile, WIDTHS } from "./media.rules.ts";
import { createRenditions } from "./renditions.ts";

const assets = new URL("../../../../../assets/", import.meta.url);

const aFormat = complaint({ en: "Ask for webp or avif", hi: "webp या avif चुनिए" });
const Asked = z.object({
  w: z.coerce
    .number()
    .refine(
      (w) => (WIDTHS as readonly number[]).includes(w),
      complaint({
        en: `Ask for a width of ${WIDTHS.join(", ")}`,
        hi: `चौड़ाई इनमें से चुनिए: ${WIDTHS.join(", ")}`,
      }),
    )
    .optional(),
  f: z.enum(FORMATS, aFormat).optional(),
});

/** Public files below /uploads, the product's own artwork below /pictures and /icons. */
export function mediaRoutes(app: FastifyInstance, deps: Pick<Deps, "files" | "limits">): void {
  const rendition = createRenditions(deps);

  app.get("/uploads/:file", async (request, reply) => {
    const stored = storedFile((request.params as { file: string }).file);
    if (!stored) throw new Problem("not_found");
    const { w, f = "webp" } = parseAsked(request.query);
    const picture = stored.kind === "picture";
    const etag = `"${stored.file.slice(0, 32)}${picture && w ? `-${w}-${f}` : ""}"`;
    if (isNotModified(request, etag)) return answerNotModified(reply, etag);

    const bytes = picture
      ? await rendition({ file: stored.file, width: w, format: f, address: request.ip })
      : await deps.files.read(`public/${stored.file}`);
    if (!bytes) throw new Problem("not_found");
    immutable(reply, etag);
    if (picture) return reply.type(`image/${w ? f : "webp"}`).send(bytes);
    return reply
      .type(stored.mediaType)
      .header(
        "content-disposition",
        `attachment; filename="catalog-${stored.file.slice(0, 8)}.${stored.file.slice(65)}"`,
      )
      .send(bytes);
  });

  for (const folder of ["pictures", "icons"]) {
    app.register(fastifyStatic, {
      root: fileURLToPath(new URL(`${folder}/`, assets)),
      prefix: `/${folder}/`,
      decorateReply: false,
      index: false,
      maxAge: "1d",
      setHeaders: (reply) => void reply.header("cross-origin-resource-policy", "cross-origin"),
    });
  }
}

function parseAsked(query: unknown): z.output<typeof Asked> {
  const asked = Asked.safeParse(query);
  if (asked.success && !(asked.data.f && !asked.data.w)) return asked.data;
  const issue = asked.error?.issues[0];
  throw new Problem("invalid_input", {
    path: issue?.path.join(".") ?? "w",
    msg: issue ? wordsOf(issue) : { en: "Say how wide, too", hi: "चौड़ाई भी लिखिए" },
  });
}
