import * as fc from "fast-check";
import { objectOf, type Schema, valuesOf } from "./values.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}
interface Described {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
  };
}
/** The API's own description, as /api/openapi.json gives it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}

export interface FuzzRequest {
  readonly method: string;
  /** With its query, below the host. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer<ArrayBuffer> | undefined;
}

/** Would end the run's own session. */
const LEFT_OUT = new Set(["/user/logout"]);
const BOUNDARY = "fuzz-boundary";

/** Requests to every call of the document, proper and broken ones. */
export function requestsTo({ paths }: OpenApi): fc.Arbitrary<FuzzRequest> {
  const calls = Object.entries(paths)
    .filter(([path]) => !LEFT_OUT.has(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => requestTo(path, method, described)),
    );
  return fc.oneof(...calls);
}

/** Numbers at the edges of what a program, a database or a sheet of paper can count to. */
const EDGES = ["-1", "0", "1.5", "2147483647", "2147483648", "9223372036854775808", "1e309", "NaN"];

/** To every call that reads, each parameter once at each edge; what else its path names is 1. */
export function edgesOf({ paths }: OpenApi): FuzzRequest[] {
  return Object.entries(paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? []).flatMap(({ name, in: place }) =>
      EDGES.map((edge) => {
        const inPath = path.replace(/\{(\w+)\}/g, (_, each) => (each === name ? edge : "1"));
        const query = place === "query" ? searchOf({ [name]: edge }) : "";
        return { method: "GET", url: `/api${inPath}${query}`, headers: {} };
      }),
    ),
  );
}

function requestTo(path: string, method: string, described: Described): fc.Arbitrary<FuzzRequest> {
  const { parameters = [], requestBody } = described;
  const schemasIn = (place: string) => ({
    properties: Object.fromEntries(
      parameters.filter((p) => p.in === place).map((p) => [p.name, p.schema ?? {}]),
    ),
  });
  const [[type, { schema = {} }] = ["", {}]] = Object.entries(requestBody?.content ?? {});
  return fc
    .record({
      params: fc.record(
        Object.fromEntries(
          Object.entries(schemasIn("path").properties).map(([name, each]) => [
            name,
            valuesOf(each),
          ]),
        ),
      ),
      query: objectOf(schemasIn("query")),
      content: type ? bodyOf(type, schema) : fc.constant({ headers: {} }),
      headers: someHeaders,
    })
    .map(({ params, query, content, headers }) => ({
      method: method.toUpperCase(),
      url: `/api${fill(path, params)}${searchOf(query)}`,
      ...content,
      headers: { ...headers, ...content.headers },
    }));
}

const fill = (path: string, params: Record<string, unknown>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name]).slice(0, 400) || "0");

const searchOf = (query: Record<string, unknown>) => {
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${encode(value).slice(0, 400)}`,
  );
  return pairs.length ? `?${pairs.join("&")}` : "";
};
const encode = (value: unknown) =>
  encodeURIComponent(
    (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed(),
  );

const someHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        "idempotency-key": fc.stringMatching(/^[ -~]{1,80}$/),
        "last-event-id": fc.stringMatching(/^[0-9a-z-]{1,20}$/),
        "accept-language": fc.constantFrom("hi", "hi-IN,en;q=0.1", "x".repeat(500)),
        "if-none-match": fc.stringMatching(/^[ -~]{1,80}$/),
        range: fc.constantFrom("bytes=0-1", "bytes=-1", "bytes=9999999999-"),
        accept: fc.constantFrom("text/html", "application/json", "*/*", "text/event-stream"),
      },
      { requiredKeys: [] },
    ),
  },
) as fc.Arbitrary<Record<string, string>>;

interface Content {
  readonly headers: Record<string, string>;
  readonly body?: string;
}

function bodyOf(type: string, schema: Schema): fc.Arbitrary<Content> {
  const isForm = type.startsWith("multipart/");
  const whole = objectOf(schema).map((fields) =>
    isForm ? formOf(fields) : (JSON.stringify(fields) ?? ""),
  );
  const contentType = isForm ? `multipart/form-data; boundary=${BOUNDARY}` : "application/json";
  const broken = fc.oneof(
    fc.tuple(whole, fc.nat(400)).map(([text, length]) => text.slice(0, length)),
    valuesOf({}).map((value) => JSON.stringify(value) ?? ""),
    fc.constantFrom(
      '{"__proto__":{"x":1}}',
      `${"[".repeat(5000)}`,
      '{"a":1,"a":2}',
      "\u0000",
      "{}x",
    ),
  );
  return fc
    .record({
      body: fc.oneof({ weight: 8, arbitrary: whole }, { weight: 1, arbitrary: broken }),
      type: fc.oneof(
        { weight: 20, arbitrary: fc.constant(contentType) },
        {
          weight: 1,
          arbitrary: fc.constantFrom("text/plain", "multipart/form-data", "application/xml", ";"),
        },
      ),
    })
    .map(({ body, type }) => ({ headers: { "content-type": type }, body }));
}

/** The fields as a form: what the document calls a list of files becomes files. */
function formOf(fields: Record<string, unknown>): string {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const isFile = Array.isArray(value);
    const contents = isFile ? value : [value];
    return contents.map(
      (content) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${isFile ? '; filename="a.png"' : ""}\r\n\r\n${typeof content === "string" ? content : JSON.stringify(content)}\r\n`,
    );
  });
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}
