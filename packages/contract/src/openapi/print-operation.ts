import { z } from "zod";
import type { Operation, Who } from "../http/operation.ts";
import { isOfficeList, ListFile } from "../office/list-files.ts";
import { CALLER_WORDS } from "./caller-words.ts";
import { CSV, type FileRoute, XLSX } from "./file-routes.ts";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** One call as the document has it. */
interface What {
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: object;
}

/** A call before it has its place in the document. */
export interface Printed {
  readonly path: string;
  readonly method: Operation["method"];
  readonly id: string;
  readonly tag: string;
  readonly who: Who;
  readonly what: What;
}

type JsonSchema = Record<string, unknown> & {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

/** JSON Schema 2020-12. */
export function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as JsonSchema;
}

const REFUSED = { "4XX": { $ref: "#/components/responses/Refusal" } };

export function callOf(operation: Operation): What {
  const { params, query, reply, summary } = operation;
  const json = { schema: jsonSchema(reply, "output") };
  const own = queryParameters(query);
  const isTable = isOfficeList(operation);
  const hasOwnFormat = own.some(({ name }) => name === "format");
  return {
    summary,
    description: describe(operation),
    parameters: [
      ...pathParameters(operation.path, params),
      ...own,
      ...(isTable && !hasOwnFormat ? queryParameters(ListFile) : []),
    ],
    ...bodyOf(operation),
    responses: {
      "200": {
        description: "Success",
        content: { "application/json": json, ...((isTable || hasOwnFormat) && TABLES) },
      },
      ...REFUSED,
    },
  };
}

const BYTES = { schema: { type: "string", contentMediaType: "application/octet-stream" } };
const TEXT = { schema: { type: "string" } };
const TABLES = { [CSV]: TEXT, [XLSX]: BYTES };

export function fileOf({ path, who, summary, query, answers }: FileRoute): What {
  const contentOf = (type: string) =>
    type === "application/json" ? { schema: {} } : type.startsWith("text/") ? TEXT : BYTES;
  return {
    summary,
    description: `${summary} ${CALLER_WORDS[who]}. Answers ${answers.join(" or ")}, no envelope.`,
    parameters: [...pathParameters(path, undefined), ...queryParameters(query)],
    responses: {
      "200": {
        description: "Success",
        content: Object.fromEntries(answers.map((type) => [type, contentOf(type)])),
      },
      ...REFUSED,
    },
  };
}

function describe({ summary, who, may, fresh, proven, signed }: Operation): string {
  return [
    summary,
    `${CALLER_WORDS[who]}.`,
    may && `Of the office, who may \`${may}\`.`,
    fresh && "Asks who has a second factor for a fresh code.",
    proven && "Asks for a sign-in, a code or a password of the last 15 minutes.",
    signed && "Its caller signs what it sends.",
  ]
    .filter(Boolean)
    .join(" ");
}

function pathParameters(path: string, params: z.ZodType | undefined): Parameter[] {
  const known = params ? jsonSchema(params, "input").properties : undefined;
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const { description, ...schema } = known?.[name] ?? { type: "string" };
    return { name, in: "path", required: true, ...described(description), schema };
  });
}

function queryParameters(query: z.ZodType | undefined): Parameter[] {
  const { properties = {}, required = [] } = query ? jsonSchema(query, "input") : {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: "query" as const, ...described(description), schema },
    ...(required.includes(name) && { required: true }),
  }));
}

const described = (description: unknown) =>
  typeof description === "string" ? { description } : {};

function bodyOf({ body, files, takesJson }: Operation): { requestBody?: object } {
  if (!body && !files) return {};
  const fields: JsonSchema = body ? jsonSchema(body, "input") : { type: "object" };
  if (!files) return { requestBody: { content: { "application/json": { schema: fields } } } };
  const uploads = Object.entries(files).map(([name, { max, what }]) => [
    name,
    { type: "array", items: BYTES.schema, maxItems: max, description: `At most ${max}: ${what}.` },
  ]);
  const form = {
    ...fields,
    type: "object",
    properties: { ...fields.properties, ...Object.fromEntries(uploads) },
  };
  return {
    requestBody: {
      content: {
        ...(takesJson && { "application/json": { schema: fields } }),
        "multipart/form-data": { schema: form },
      },
    },
  };
}
