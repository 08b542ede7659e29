import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from "@libpdf/core";
import { HEAD_BYTES } from "../media.rules.ts";

/** `locked` needs a password; what is cut off or cannot be parsed is `unreadable`. */
export type PdfVerdict = "plain" | "active" | "locked" | "unreadable";

/** Names that say what they do wherever they stand, also where no reference leads. */
const ACTIVE_WORDS = ["JavaScript", "Launch", "RichMedia", "EmbeddedFile", "ImportData"]
  .concat("SubmitForm", "GoToR", "GoToE")
  .map((word) => Buffer.from(`/${word}`));
const ACTIVE_KEYS = new Set(["JavaScript", "JS", "EmbeddedFiles", "EF", "XFA"]);
const ACTIVE_VALUES = new Set(
  ["JavaScript", "Launch", "GoToR", "GoToE", "ImportData", "SubmitForm"]
    .concat("Rendition", "Movie", "Sound", "RichMediaExecute")
    .concat("RichMedia", "FileAttachment", "EmbeddedFile"),
);
/** Where a link may not lead: files of the reader's machine and network, and scripts. */
const LOCAL_LINK = /^\s*(?:(?:file|javascript|vbscript|data|smb):|\\\\|\/\/)/i;

/** Whether a PDF may do something by itself when it is opened. */
export async function inspectPdf(bytes: Buffer): Promise<PdfVerdict> {
  // Some programs write a few bytes before the sign; offsets count from it.
  const pdf = bytes.subarray(bytes.indexOf("%PDF-"));
  const verdict = endsWhole(pdf) ? await parsed(pdf) : "unreadable";
  if (verdict === "plain" || verdict === "unreadable")
    return hasWord(pdf, ACTIVE_WORDS) ? "active" : verdict;
  return verdict;
}

/** Readers mend a wrong table of objects by searching for them, and so do we. */
const parsed = (pdf: Buffer): Promise<PdfVerdict> =>
  walk(pdf, false)
    .catch(() => (pdf.includes("/Encrypt") ? "locked" : walk(pdf, true)))
    .catch(() => "unreadable");

/** Readers want the end's mark in the last KB; what a disk or a mail added is nothing. */
function endsWhole(pdf: Buffer): boolean {
  let end = pdf.length;
  while (end > 0 && (pdf[end - 1] ?? 0) <= 0x20) end--;
  return pdf.subarray(Math.max(0, end - HEAD_BYTES), end).includes("%%EOF");
}

/** Every object that the file's roots lead to, of whatever stream it is unpacked. */
async function walk(bytes: Buffer, mend: boolean): Promise<PdfVerdict> {
  const { context } = await PDF.load(bytes, { lenient: mend });
  const { trailer } = context.info;
  if (trailer.get("Encrypt")) return "locked";
  const resolve = (ref: PdfRef) => context.registry.resolve(ref);
  if (context.pages.getPages().length === 0) return "unreadable";
  const seen = new Set<PdfObject>([trailer]);
  const open: PdfObject[] = [trailer];
  const meet = (object: PdfObject) => {
    if (seen.has(object)) return;
    seen.add(object);
    open.push(object);
  };
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PdfRef) {
      const found = resolve(object);
      if (found) meet(found);
      // An object that cannot be parsed might be anything; a missing one is nothing.
      else if (mend) return "unreadable";
    } else if (object instanceof PdfArray) for (const item of object) meet(item);
    else if (object instanceof PdfDict) {
      if (isActive(object, resolve)) return "active";
      for (const [, value] of object) meet(value);
    }
  }
  return "plain";
}

type Resolve = (ref: PdfRef) => PdfObject | null;

function isActive(dict: PdfDict, resolve: Resolve): boolean {
  // The bytes of a stream that stand in another file.
  if (dict instanceof PdfStream && dict.get("F")) return true;
  for (const [key, value] of dict) {
    const resolved = value instanceof PdfRef ? resolve(value) : value;
    if (ACTIVE_KEYS.has(key.value) && resolved) return true;
    if (["S", "Subtype", "Type"].includes(key.value) && isName(resolved, ACTIVE_VALUES))
      return true;
    if (key.value === "OpenAction" && resolved instanceof PdfDict && !isGoTo(resolved, resolve))
      return true;
    if (key.value === "AA" && resolved instanceof PdfDict && hasAction(resolved, resolve))
      return true;
    if (
      key.value === "URI" &&
      resolved instanceof PdfString &&
      LOCAL_LINK.test(resolved.asString())
    )
      return true;
  }
  return false;
}

const isName = (value: PdfObject | null, of: ReadonlySet<string>) =>
  value instanceof PdfName && of.has(value.value);

/** To open at a page does nothing; many programs write it. */
const isGoTo = (action: PdfDict, resolve: Resolve) =>
  action.getName("S", resolve)?.value === "GoTo" && !action.get("Next");

const hasAction = (triggers: PdfDict, resolve: Resolve) =>
  [...triggers].some(([, value]) => {
    const action = value instanceof PdfRef ? resolve(value) : value;
    return action instanceof PdfDict && action.get("S") !== undefined;
  });

const hasWord = (bytes: Buffer, words: readonly Buffer[]) =>
  words.some((word) => bytes.includes(word));
