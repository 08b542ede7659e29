import { inflateSync } from "node:zlib";

/**
 * The text of each page of a PDF of ours, a piece a line. Readers from npm stumble over ligatures
 * in pdfkit's tables of characters.
 */
export function pdfPages(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes).toString("latin1"));
  const refOf = (text: string | undefined, name: string) =>
    new RegExp(`/${name} (\\d+) 0 R`).exec(text ?? "")?.[1] ?? "";
  const fonts = new Map<string, readonly string[]>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = objects.get(refOf(objects.get(id)?.head, "ToUnicode"));
      fonts.set(name, table ? charactersOf(streamOf(table.body)) : []);
    }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const content = objects.get(refOf(head, "Contents"));
      return content ? textOf(streamOf(content.body), fonts) : "";
    });
}

interface Part {
  readonly head: string;
  readonly body: string;
}
function objectsOf(file: string): Map<string, Part> {
  const found = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(([, id = "", text = ""]) => {
      const [head = "", body = ""] = text.split(/\nstream\n/);
      return [id, { head, body: body.replace(/\nendstream$/, "") }];
    }),
  );
}
const streamOf = (body: string) => inflateSync(Buffer.from(body, "latin1")).toString("latin1");

/** Glyphs in their order, each with what it says. */
function charactersOf(table: string): string[] {
  const ranges = [...table.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)];
  return ranges.flatMap(([, list = ""]) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  );
}

function textOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let font: readonly string[] = [];
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? [];
    if (!shown) continue;
    const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex = ""]) => hex.match(/.{4}/g) ?? [],
    );
    lines.push(glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? "").join(""));
  }
  return lines.join("\n");
}
