import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { type Operation, Refusal } from "@rebale/contract";
import { keyScopeOf } from "@rebale/contract/http/key-scopes";
import { isOfficeList, ListFile } from "@rebale/contract/office/list-files";
import type { FastifyInstance, FastifySchema } from "fastify";
import pMemoize from "p-memoize";
import type { Config } from "../config.ts";
import { jsonSchema } from "./reply-schema.ts";

/**
 * The API's description for its callers: /api/openapi.json, and a page of it at /api/docs. Before
 * any route: each is added when it is registered.
 */
export async function documentApi(
  app: FastifyInstance,
  { PUBLIC_URL = "" }: Pick<Config, "PUBLIC_URL">,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.0.3",
      info: {
        title: "Rebale",
        version: "1",
        description:
          "The market's API. Every reply is an envelope; a refused call has a 4xx status and the same envelope.",
      },
      servers: [{ url: `${PUBLIC_URL}/api` }],
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform: ({ schema, url, route }) => {
      const path = url.replace(/^\/api/, "");
      const own = documented(route.config?.operation, schema ?? {});
      return {
        schema: { ...own, ...openedToKeys(route.method, path) } as FastifySchema,
        url: path,
      };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    theme: { title: "Rebale API" },
    uiConfig: { docExpansion: "list", supportedSubmitMethods: [] },
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
  // The same for everybody and long to print.
  const document = pMemoize(async () => JSON.stringify(app.swagger()));
  app.get("/api/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(await document()),
  );
}

/** Which scope of a key opens it; nothing where no key does. */
function openedToKeys(method: string | string[], path: string): { "x-key-scope"?: string } {
  const asWritten = path.replace(/:(\w+)/g, "{$1}");
  const scope = keyScopeOf({ method: String(method) as Operation["method"], path: asWritten });
  return scope === null ? {} : { "x-key-scope": scope };
}

/** Lists of the office answer files too. */
function querystring(operation: Operation, query: Operation["query"]) {
  const own = query ? jsonSchema(query, "input") : undefined;
  if (!isOfficeList(operation)) return own && { querystring: own };
  const { properties } = jsonSchema(ListFile, "input");
  const all = { ...own?.properties, ...properties };
  return { querystring: { ...own, type: "object", properties: all } };
}

function documented(operation: Operation | undefined, schema: FastifySchema): FastifySchema {
  if (!operation) return schema.summary ? schema : ({ hide: true } as FastifySchema);
  const { who, summary, params, query, body, files, takesJson, reply } = operation;
  const fields = body ? jsonSchema(body, "input") : {};
  const file = { type: "array", items: { type: "string", format: "binary" } };
  const uploads = Object.keys(files ?? {}).map((name) => [name, file]);
  return {
    summary,
    description: `Who: ${who}.`,
    security: who === "anyone" ? [] : [{ bearer: [] }],
    ...(params && { params: jsonSchema(params, "input") }),
    ...querystring(operation, query),
    ...((body || files) && {
      body: files
        ? { type: "object", properties: { ...fields.properties, ...Object.fromEntries(uploads) } }
        : fields,
    }),
    ...(files && {
      consumes: [...(takesJson ? ["application/json"] : []), "multipart/form-data"],
    }),
    response: {
      200: { description: "Success", ...jsonSchema(reply, "output") },
      "4xx": { description: "A refusal", ...jsonSchema(Refusal, "output") },
    },
  } as FastifySchema;
}
