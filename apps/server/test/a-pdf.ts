/**
 * A PDF of one page as programs write it, with a table of its objects; more objects count from 4.
 * @param catalog what its catalogue says beside its pages
 */
export function aPdf({
  catalog = "",
  page = "",
  trailer = "",
  objects = [],
}: {
  catalog?: string;
  page?: string;
  trailer?: string;
  objects?: readonly (string | Buffer)[];
} = {}): Buffer {
  const written = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>`,
    ...objects,
  ];
  const parts = [Buffer.from("%PDF-1.7\n")];
  let at = 9;
  const table = ["0000000000 65535 f \n"];
  const write = (part: string | Buffer) => {
    const bytes = Buffer.from(part as string, "latin1");
    parts.push(bytes);
    at += bytes.length;
  };
  for (const [i, object] of written.entries()) {
    table.push(`${String(at).padStart(10, "0")} 00000 n \n`);
    write(`${i + 1} 0 obj\n`);
    write(object);
    write("\nendobj\n");
  }
  const start = at;
  write(`xref\n0 ${table.length}\n${table.join("")}`);
  write(`trailer\n<</Size ${table.length}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** A stream object of these bytes. */
export const pdfStream = (bytes: Buffer, dictionary = ""): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
