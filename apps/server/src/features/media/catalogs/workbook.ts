import { fromBufferPromise, type ZipFile } from "yauzl";

/** The allowed parts of a catalogue's workbook. All others run, fetch or hide. */
const PARTS = [
  /^\[Content_Types\]\.xml$/,
  /^(?:.*\/)?_rels\/[^/]*\.rels$/,
  /^docProps\/[^/]+\.(?:xml|jpe?g|png|emf|wmf)$/,
  /^docMetadata\/[^/]+\.xml$/,
  /^customXml\/[^/]+\.xml$/,
  /^xl\/(?:workbook|styles|sharedStrings|calcChain|metadata|comments\d*)\.xml$/i,
  /^xl\/(?:worksheets|chartsheets|theme|tables|drawings|charts|comments|threadedComments)\/[^/]+$/,
  /^xl\/(?:persons|richData|pivotTables|pivotCache|slicers|slicerCaches|timelines)\/[^/]+\.xml$/,
  /^xl\/(?:featurePropertyBag|timelineCaches)\/[^/]+\.xml$/,
  /^xl\/media\/[^/]+\.(?:jpe?g|png|gif|bmp|tiff?|webp|svg|emf|wmf)$/i,
  /^xl\/printerSettings\/[^/]+\.bin$/,
  /^xl\/customProperty\d*\.bin$/,
];
const TYPES = new RegExp(
  "^(?:application/xml|text/xml|image/[\\w.+-]+" +
    "|application/vnd\\.openxmlformats-(?:package|officedocument)\\.[\\w.+-]+" +
    "|application/vnd\\.ms-(?:excel|office)\\.[\\w.+-]+\\+xml)$",
);
const ACTIVE_TYPES =
  /macro|vba|activex|ole|embed|externallink|connection|querytable|dialogsheet|control|customui/i;
/** Formulas that start programs or fetch: DDE, another file's cells, services, add-ins. */
const ACTIVE_FORMULA = new RegExp(
  // A quoted sheet has none of these in its name: what has is a file, and may be elsewhere.
  "[|]|\\[\\d+\\]|'[^']*[[\\\\/:][^']*'\\s*!|\\[[^\\]]+\\.(?:xl|csv|htm)[^\\]]*\\]" +
    "|\\b(?:WEBSERVICE|RTD|CALL|REGISTER(?:\\.ID)?|EXEC|DDE|SQL\\.REQUEST|IMAGE)\\s*\\(",
  "i",
);
const FORMULAS =
  /<(?:\w+:)?(?:f|definedName|formula[12]?|calculatedColumnFormula)\b[^>]*>([^<]*)</g;

const MAX_PARTS = 2_000;
const MAX_PART_BYTES = 40 * 1024 * 1024;
const MAX_BYTES = 100 * 1024 * 1024;

/** The kind of a ZIP as a workbook of Excel 2007 and later; null where it is none. */
export async function readWorkbook(bytes: Buffer): Promise<"plain" | "active" | null> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => null);
  if (!zip) return null;
  try {
    return await inspect(zip);
  } catch {
    return null;
  } finally {
    zip.close();
  }
}

async function inspect(zip: ZipFile): Promise<"plain" | "active" | null> {
  const parts = new Set<string>();
  let [isActive, left] = [false, MAX_BYTES];
  for await (const entry of zip.eachEntry()) {
    if (parts.size >= MAX_PARTS) return null;
    const name = entry.fileName.replaceAll("\\", "/");
    parts.add(name);
    if (name.endsWith("/")) continue;
    isActive ||= !PARTS.some((part) => part.test(name));
    if (!/\.(?:xml|rels|vml)$/i.test(name)) continue;
    if (entry.uncompressedSize > MAX_PART_BYTES) return null;
    left -= entry.uncompressedSize;
    if (left < 0) return null;
    // Refused by yauzl when it is longer than the file says.
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    isActive ||= isActivePart(name, textOf(Buffer.concat(chunks)));
  }
  if (!parts.has("[Content_Types].xml") || !parts.has("xl/workbook.xml")) return null;
  return isActive ? "active" : "plain";
}

/** XML says by its first bytes whether its letters have one byte or two. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return bytes.toString("utf16le");
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return bytes
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString("utf16le");
  return bytes.toString("utf8");
}

function isActivePart(name: string, text: string): boolean {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return true;
  if (name === "[Content_Types].xml")
    return (
      /macroEnabled|vbaProject/i.test(text) || valuesOf(text, "ContentType").some(isActiveType)
    );
  if (name.endsWith(".rels")) return relations(text).some(isActiveRelation);
  if (name.endsWith(".vml")) return false;
  if (/<(?:\w+:)?(?:ddeLink|oleObjects?|controls?|webPublish|connection)\b/i.test(text))
    return true;
  if (/^xl\/(?:worksheets\/|workbook)/.test(name) && text.includes("<![CDATA[")) return true;
  for (const [, formula = ""] of text.matchAll(FORMULAS))
    if (ACTIVE_FORMULA.test(withoutTexts(decoded(formula)))) return true;
  return false;
}

const isActiveType = (type: string) => !TYPES.test(type) || ACTIVE_TYPES.test(type);
const relations = (text: string) => text.match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? [];

/** Only a link that somebody clicks may lead out of the file, and to no place of their network. */
function isActiveRelation(relation: string): boolean {
  const [type = ""] = valuesOf(relation, "Type");
  if (ACTIVE_TYPES.test(type.slice(type.lastIndexOf("/") + 1))) return true;
  if (!/TargetMode\s*=\s*["']External/i.test(relation)) return false;
  const [target = ""] = valuesOf(relation, "Target");
  return (
    !type.endsWith("/hyperlink") || /^\s*(?:file|javascript|smb|data):|^\s*[\\/]{2}/i.test(target)
  );
}

const valuesOf = (text: string, attribute: string) =>
  [...text.matchAll(new RegExp(`\\s${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "g"))].map(
    ([, one, two]) => decoded(one ?? two ?? ""),
  );

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, number, name) =>
    name
      ? (NAMED[name] ?? whole)
      : String.fromCodePoint(Number.parseInt(hex ?? number, hex ? 16 : 10)),
  );
/** Text in quotes is only shown. A sheet's name in apostrophes is not. */
const withoutTexts = (formula: string) => formula.replace(/"[^"]*"/g, '""');
