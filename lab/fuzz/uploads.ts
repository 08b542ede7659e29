import * as fc from "fast-check";
import type { FuzzRequest, OpenApi } from "./requests.ts";

/** Forms with files: proper ones, broken ones, and ones that end too early. */

const BOUNDARY = "fuzz-boundary";
/** A picture of one pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** How files of each kind begin; what follows is chance. */
const BEGINNINGS = [
  PNG,
  PNG.subarray(0, 33),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
  Buffer.from("RIFF\u0010\0\0\0WEBPVP8 ", "latin1"),
  Buffer.from("\0\0\0\u001cftypavif\0\0\0\0", "latin1"),
  Buffer.from("%PDF-1.7\n1 0 obj << /Length 9 /Filter /FlateDecode >> stream\n"),
  Buffer.from("PK\u0003\u0004\u0014\0\u0008\0\u0008\0", "latin1"),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]),
  Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
  Buffer.from("GIF89a"),
  Buffer.alloc(0),
];
const NAMES = [
  "a.png",
  "",
  "../../etc/passwd",
  "a\0.pdf",
  "x".repeat(500),
  "a.pdf",
  "\u202egnp.exe",
];
const someBytes = (most: number) =>
  fc.uint8Array({ maxLength: most }).map((bytes) => Buffer.from(bytes));

const file = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.oneof(fc.constant(Buffer.alloc(0)), someBytes(3000)))
  .map((parts) => Buffer.concat(parts));

/** The calls of the document that take files, each with the names of its fields. */
function uploadCalls({ paths }: OpenApi) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const form = requestBody?.content["multipart/form-data"];
      if (!form) return [];
      const fields = Object.keys(form.schema?.properties ?? {});
      return [{ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, "1"), fields }];
    }),
  );
}

/** Requests to every call that takes files. */
export function uploadsTo(document: OpenApi): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...uploadCalls(document).map(({ method, path, fields }) =>
      formOf(fields).map((form) => ({ method, url: `/api${path}`, ...form })),
    ),
  );
}

function formOf(fields: readonly string[]): fc.Arbitrary<Pick<FuzzRequest, "headers" | "body">> {
  const part = fc
    .record({
      field: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...fields) },
        { weight: 1, arbitrary: fc.constantFrom("", "__proto__", "x".repeat(300)) },
      ),
      name: fc.constantFrom(...NAMES),
      type: fc.constantFrom("image/png", "application/pdf", "text/html", ""),
      content: file,
    })
    .map(({ field, name, type, content }) =>
      Buffer.concat([
        Buffer.from(
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
            `${type && `content-type: ${type}\r\n`}\r\n`,
        ),
        content,
        Buffer.from("\r\n"),
      ]),
    );
  const whole = fc
    .array(part, { maxLength: 6 })
    .map((parts) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]));
  const body = fc.oneof(
    { weight: 5, arbitrary: whole },
    // Cut anywhere: in a boundary, in a part's head, in a file.
    {
      weight: 3,
      arbitrary: fc
        .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([bytes, share]) => bytes.subarray(0, Math.floor(bytes.length * share))),
    },
    { weight: 1, arbitrary: someBytes(400) },
  );
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "multipart/form-data",
        "multipart/form-data; boundary=other",
        `multipart/form-data; boundary=${"b".repeat(200)}`,
      ),
    },
  );
  return fc
    .record({ body, type })
    .map(({ body, type }) => ({ headers: { "content-type": type }, body }));
}
