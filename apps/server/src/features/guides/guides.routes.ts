import type { FastifyInstance } from "fastify";
import pMemoize from "p-memoize";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { clientPackage } from "./client-package.ts";
import { GUIDES, renderGuide } from "./render-guide.ts";

/** Pages of text: nothing runs in them, and nothing comes from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** How to use the API by hand and by program, and the client for it. */
export function guideRoutes(app: FastifyInstance, { config }: Pick<Deps, "config">): void {
  const page = pMemoize(async (name: string) => renderGuide(name, config.home));
  const client = pMemoize(async () => clientPackage());

  app.get("/docs/guides", async (_request, reply) => send(reply, await page("index")));
  app.get<{ Params: { name: string } }>("/docs/guides/:name", async ({ params }, reply) => {
    if (!GUIDES.includes(params.name)) throw new Problem("not_found");
    return send(reply, await page(params.name));
  });
  app.get("/client.tgz", async (_request, reply) =>
    reply
      .type("application/gzip")
      .header("cache-control", "no-cache")
      .send(await client()),
  );
}

const send = (reply: import("fastify").FastifyReply, html: string) =>
  reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", POLICY)
    .header("cache-control", "no-cache")
    .send(html);
