import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { openApiDocument } from "@rebale/contract/openapi/document";
import type { FastifyInstance } from "fastify";
import pMemoize from "p-memoize";
import type { Config } from "../config.ts";

/**
 * The API's description for its callers, as the contract has it: /api/openapi.json, and a page of
 * it at /api/docs.
 */
export async function documentApi(
  app: FastifyInstance,
  { PUBLIC_URL: origin, home }: Pick<Config, "PUBLIC_URL" | "home">,
): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0" },
    // Routes say nothing of themselves: the contract says all, when somebody first asks.
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    transformObject: () => openApiDocument({ origin, home }) as never,
  });
  await app.register(async (scope) => {
    linkToGuides(scope);
    await scope.register(swaggerUi, {
      routePrefix: "/api/docs",
      theme: { title: "Rebale API" },
      // It knows no dialect by name, and warns of each.
      transformSpecification: ({ jsonSchemaDialect: _, ...rest }) => rest,
      transformSpecificationClone: false,
      uiConfig: { docExpansion: "list", supportedSubmitMethods: [] },
      staticCSP: POLICY,
    });
  });
  // The same for everybody and long to print.
  const document = pMemoize(async () => JSON.stringify(app.swagger()));
  app.get("/api/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(await document()),
  );
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page is drawn by its scripts; this stands above it also where they are slow or off. */
const LINKS = [
  '<nav style="max-width:1460px;margin:0 auto;padding:16px 20px;font-family:sans-serif">',
  '<a href="/api/docs/guides">Guides</a> · <a href="/api/openapi.json">openapi.json</a> · ',
  '<a href="/api/client.tgz">Client for Node</a></nav>',
].join("");

function linkToGuides(scope: FastifyInstance): void {
  scope.addHook("onSend", async (_request, reply, payload) =>
    typeof payload === "string" && /html/.test(String(reply.getHeader("content-type")))
      ? payload.replace('<div id="swagger-ui">', `${LINKS}$&`)
      : payload,
  );
}
