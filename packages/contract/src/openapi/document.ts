import { keyScopeOf } from "../http/key-scopes.ts";
import { Refusal, type Who } from "../http/operation.ts";
import { features } from "../index.ts";
import { FILE_ROUTES } from "./file-routes.ts";
import { type NamedOperation, namedOperations } from "./named-operations.ts";
import { callOf, fileOf, jsonSchema, type Printed } from "./print-operation.ts";
import { TAGS } from "./tags.ts";
import { DOCUMENTED_WEBHOOKS } from "./webhook-types.ts";

type PathItem = Record<string, object>;

const DESCRIPTION = [
  "Lots, bids, sales, trucks and papers of the market, for a company's own programs.",
  "Begin with the [guides](/api/docs/guides): each call in them can be copied.",
  "A key or a session goes into `Authorization: Bearer …`; `x-key-scope` names the scope of a key that opens an operation, and what has none is opened by no key.",
  "Every reply but files and streams is an envelope `{is_success, message, data, errors}`; a refused call has a 4xx status, the same envelope and a `code` to decide by.",
].join("\n\n");

/**
 * The API as OpenAPI 3.1.
 * @param at the market's address, as its pages name it; `origin` is empty where callers use the
 * address that they know already
 * @param isMeant whether the operations of such callers are in it
 */
export function openApiDocument(
  { origin = "", home = "https://rebale.example" }: { origin?: string; home?: string } = {},
  isMeant: (who: Who) => boolean = () => true,
) {
  const calls = [...namedOperations(features).map(ofOperation), ...FILE_ROUTES.map(ofFile)];
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Rebale",
      version: "1",
      description: DESCRIPTION,
      contact: { name: "Rebale", url: `${home}/contactus` },
    },
    externalDocs: { description: "Guides", url: `${home}/api/docs/guides` },
    servers: [{ url: `${origin}/api` }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: pathsOf(calls.filter(({ who }) => isMeant(who))),
    webhooks: Object.fromEntries(DOCUMENTED_WEBHOOKS.map((one) => [one.type, ofWebhook(one)])),
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "A session's token, or a key (`rbk_…`).",
        },
      },
      schemas: { Refusal: jsonSchema(Refusal, "output") },
      responses: {
        Refusal: {
          description: "Refused: `code` says why, `errors` which fields.",
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/Refusal" } },
          },
        },
      },
    },
  };
}

const ofOperation = ({ feature, name, operation }: NamedOperation): Printed => ({
  path: operation.path,
  method: operation.method,
  ...{ id: `${feature}.${name}`, tag: feature, who: operation.who },
  what: callOf(operation),
});

const ofFile = (route: (typeof FILE_ROUTES)[number]): Printed => ({
  ...{ path: route.path, method: "GET", id: route.id, who: route.who },
  tag: route.id.split(".")[0] as string,
  what: fileOf(route),
});

/** Paths that differ in a parameter's name alone are one: the first's names are everybody's. */
function pathsOf(all: readonly Printed[]): Record<string, PathItem> {
  const paths = new Map<string, { path: string; item: PathItem }>();
  for (const one of all) {
    const shape = one.path.replace(/\{\w+\}/g, "{}");
    const known = paths.get(shape) ?? { path: one.path, item: {} };
    paths.set(shape, known);
    known.item[one.method.toLowerCase()] = asOperation(one, namesOf(known.path));
  }
  return Object.fromEntries(
    [...paths.values()]
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, item }) => [path, item]),
  );
}

const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

function asOperation({ path, method, id, tag, who, what }: Printed, names: readonly string[]) {
  const { parameters, ...rest } = what;
  const own = namesOf(path);
  const renamed = parameters.map((one) =>
    one.in === "path" ? { ...one, name: names[own.indexOf(one.name)] } : one,
  );
  const scope = keyScopeOf({ method, path });
  return {
    operationId: id,
    tags: [tag],
    security: securityOf(who),
    ...(scope !== null && { "x-key-scope": scope }),
    ...(renamed.length > 0 && { parameters: renamed }),
    ...rest,
  };
}

const securityOf = (who: Who) => (who === "anyone" ? [] : [{ bearer: [] }]);

function ofWebhook({ type, words, body, example }: (typeof DOCUMENTED_WEBHOOKS)[number]) {
  return {
    post: {
      operationId: `webhooks.${type}`,
      tags: ["webhooks"],
      summary: words,
      description: `${words} Signed as Standard Webhooks 1.0 has it; what counts is read at \`href\`.`,
      security: [],
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(body, "output"), example } },
      },
      responses: {
        "2XX": { description: "Received. Anything else, and 10 s of silence, is tried again." },
        "410": { description: "Wanted no more: the webhook is turned off." },
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
