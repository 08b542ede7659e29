/** Windows-1252 has no sign for these: a file with one of them is something else. */
const NO_SIGN = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

/**
 * A table's text: UTF-8, UTF-16 with its mark (Excel's 'Unicode Text'), or the Windows-1252 of a
 * plain CSV from Windows.
 * @throws where it is no text
 */
export function decodeTable(bytes: Uint8Array): string {
  const text = withoutMark(decoded(bytes));
  // The head of a PDF alone would be read as a column that is not known.
  if (/[\0\p{Cs}]/u.test(text) || text.startsWith("%PDF-")) throw new Error("not a text");
  return text;
}

const withoutMark = (text: string) => text.replace(/^\ufeff/, "");

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    const isText = bytes.every((byte) => byte > 0x1f || (byte >= 9 && byte <= 13));
    if (!isText || NO_SIGN.some((byte) => bytes.includes(byte))) throw error;
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Letters in which a letterhead ends. */
const FIRST = 10_000;

function mostOf(text: string): string | undefined {
  const counts = [",", ";", "\t"].map((sign) => [sign, text.split(sign).length] as const);
  const [most] = counts.sort(([, a], [, b]) => b - a);
  return most && most[1] > 1 ? most[0] : undefined;
}

/** The sign between cells: as a first line `sep=;` says, else as the head or what is below has it. */
export function separated(text: string): { text: string; delimiter: string | undefined } {
  const separator = /^"?sep=(.)"?\r?\n/i.exec(text);
  if (separator) return { text: text.slice(separator[0].length), delimiter: separator[1] };
  const [head = "", ...below] = text.slice(0, FIRST).split(/\r?\n/);
  return { text, delimiter: mostOf(head) ?? mostOf(below.join("\n")) };
}

/**
 * Quotes that open behind blanks open a cell all the same, as programs that put a blank after each
 * comma write it.
 */
export function withoutBlanksBeforeQuotes(text: string, delimiter: string): string {
  const blanks = new RegExp(`(^|[${delimiter === "\t" ? "\\t" : delimiter}\n]) +(?=")`, "g");
  // Every second part stands between quotes.
  return text
    .split('"')
    .map((part, i) => (i % 2 === 0 ? `${part}"`.replace(blanks, "$1").slice(0, -1) : part))
    .join('"');
}
