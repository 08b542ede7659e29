import * as fc from "fast-check";

/** As much of JSON Schema as the API's document uses. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Values that break programs which trust what they are sent. */
const HOSTILE: readonly unknown[] = [
  null,
  "",
  " ",
  "\u0000",
  "\ud800",
  "a".repeat(70_000),
  "-1",
  "0",
  "2147483648",
  "9223372036854775808",
  "1e309",
  "NaN",
  "../../etc/passwd",
  "%2e%2e%2f",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "\r\nset-cookie: a=b",
  "2026-02-30",
  "0000-00-00T00:00:00Z",
  "9999999-01-01",
  -1,
  0,
  -0,
  2 ** 31,
  2 ** 53,
  1e308,
  0.1 + 0.2,
  true,
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { $gt: "" },
  { length: 1e9 },
  { toString: 1 },
];
const hostile = fc.constantFrom(...HOSTILE);

/** Values that the demo market knows, so that requests get past the first door. */
const REAL_VALUES: readonly string[] = [
  ...Array.from({ length: 12 }, (_, i) => String(i * 9 + 1)),
  "9000000001",
  "9000000009",
  "seller1@rebale.example",
  "waiting@rebale.example",
  "e-waste",
  "about-us",
  "Maharashtra",
  "411001",
  "1234",
  "ABCDE1234F",
];

function text({ format, pattern }: Schema): fc.Arbitrary<unknown> {
  if (format === "date-time")
    return fc.date({ noInvalidDate: false }).map((at) => (Number.isNaN(+at) ? "x" : at.toJSON()));
  if (format === "uuid") return fc.uuid();
  if (format === "email") return fc.emailAddress();
  if (format === "uri") return fc.webUrl();
  if (pattern)
    try {
      return fc.oneof(fc.constantFrom(...REAL_VALUES), fc.stringMatching(new RegExp(pattern)));
    } catch {
      // A pattern that cannot be generated from is tried with any text.
    }
  return fc.oneof(fc.constantFrom(...REAL_VALUES), fc.string({ unit: "binary", maxLength: 60 }));
}

function typed(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = -10, maximum = 1e9 } = schema;
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return fc.integer({
        min: Math.max(minimum, -(2 ** 31)),
        max: Math.min(Math.max(minimum, maximum), 2 ** 31 - 1),
      });
    case "number":
      return fc.oneof(fc.double(), fc.integer({ min: 1, max: 10_000_000 }));
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
    case "object":
      return objectOf(schema);
    default:
      return fc.jsonValue();
  }
}

/** Mostly what the schema asks for, sometimes what it does not. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  const proper = schema.enum
    ? fc.constantFrom(...schema.enum)
    : "const" in schema
      ? fc.constant(schema.const)
      : choices
        ? fc.oneof(...choices.map(valuesOf))
        : schema.allOf
          ? objectOf({
              properties: Object.assign({}, ...schema.allOf.map(({ properties }) => properties)),
            })
          : typed(schema);
  return fc.oneof(
    { weight: 12, arbitrary: proper },
    { weight: 2, arbitrary: hostile },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

export const objectOf = ({ properties = {} }: Schema): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesOf(each)])),
    { requiredKeys: [] },
  );
