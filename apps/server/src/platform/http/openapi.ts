import { operations, Refusal } from "@rebale/contract";
import { z } from "zod";

const schemaOf = (schema: z.ZodType, io: "input" | "output") =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", target: "openapi-3.0" });

type Json = Record<string, unknown>;
const properties = (schema: z.ZodType | undefined, place: "path" | "query") => {
  if (!schema) return [];
  const json = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(json.properties ?? {}).map(([name, s]) => ({
    name,
    in: place,
    required: place === "path" || (json.required ?? []).includes(name),
    schema: s,
  }));
};

/** The OpenAPI document of the whole API, printed from the contract. */
export function openApi(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const o of operations) {
    const path = paths[o.path] ?? {};
    paths[o.path] = path;
    const body = o.body ? schemaOf(o.body, "input") : undefined;
    const files = Object.fromEntries(
      Object.keys(o.files ?? {}).map((name) => [
        name,
        { type: "array", items: { type: "string", format: "binary" } },
      ]),
    );
    const content = o.files
      ? {
          "multipart/form-data": {
            schema: {
              type: "object",
              properties: { ...((body?.properties as Json | undefined) ?? {}), ...files },
            },
          },
        }
      : { "application/json": { schema: body } };
    path[o.method.toLowerCase()] = {
      summary: o.summary,
      description: `Who: ${o.who}.`,
      security: o.who === "anyone" ? [] : [{ bearer: [] }],
      parameters: [...properties(o.params, "path"), ...properties(o.query, "query")],
      ...(o.body || o.files ? { requestBody: { required: true, content } } : {}),
      responses: {
        "200": {
          description: "Success",
          content: { "application/json": { schema: schemaOf(o.reply, "output") } },
        },
        "4XX": {
          description: "A refusal",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
        },
      },
    };
  }
  paths["/auction/stream/{product_id}"] = {
    get: {
      summary:
        "Server-Sent Events of one auction: bid, extended, closed; Last-Event-ID is honoured.",
      parameters: [{ name: "product_id", in: "path", required: true, schema: { type: "string" } }],
      responses: { "200": { description: "text/event-stream" } },
    },
  };
  return {
    openapi: "3.0.3",
    info: {
      title: "Rebale",
      version: "1",
      description:
        "The market's API. Every reply is an envelope; a refused call has a 4xx status and the same envelope.",
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: { Refusal: schemaOf(Refusal, "output") },
    },
  };
}
