import type { Operation } from "@rebale/contract";
import fastJson, { type Schema } from "fast-json-stringify";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

/** JSON schema, as OpenAPI 3.0 writes it. */
type JsonSchema = Record<string, unknown> & { readonly properties?: Record<string, unknown> };

export const jsonSchema = (schema: z.ZodType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: "any", target: "openapi-3.0" }) as JsonSchema;

/**
 * The contract's reply as Fastify serialises it. What a schema does not name is left out, at every
 * depth.
 */
export function replySchema({ reply }: Operation): JsonSchema {
  const schema = jsonSchema(reply, "output");
  // 1 or "1": a union would be looked up for every reply.
  return { ...schema, properties: { ...schema.properties, is_success: {} } };
}

/**
 * Serialisers are compiled when a route first answers: together they take a fifth of a second and
 * most processes need few.
 */
export function compileSerializersLazily(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema }) => {
    let serialize: ((data: unknown) => string) | undefined;
    return (data) => {
      serialize ??= fastJson(schema as Schema);
      return serialize(data);
    };
  });
}
