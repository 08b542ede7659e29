import { indianNumber } from "@rebale/contract";
import { PACK_TITLE } from "@rebale/contract/evidence";
import { indiaTime } from "@rebale/contract/values/calendar";
import { bytesOf, INK, newDocument, SOFT, write, writeFacts } from "../../platform/pdf/pdf.ts";

/** The facts on a pack's first page. */
export interface PackIndex {
  readonly id: string;
  readonly awardId: number;
  readonly title: string;
  readonly material: string;
  readonly grams: number;
  readonly brand: string | null;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly files: readonly {
    readonly file: string;
    readonly what: string;
    readonly sha256: string;
  }[];
}

/** The pack's index on A4: for whom and how much, and each file with its hash. */
export default function drawIndex(index: PackIndex): Promise<Buffer> {
  const doc = newDocument(`${PACK_TITLE} ${index.id}`);
  doc.fontSize(11).fillColor(SOFT);
  write(doc, "Rebale");
  doc.fontSize(20).fillColor(INK);
  write(doc, PACK_TITLE);
  doc.moveDown(0.6);
  writeFacts(doc, [
    ["Pack", index.id],
    ["Sale", `${index.awardId}: ${index.title}`],
    ["Product", `${index.material}, ${indianNumber(index.grams / 1000, 3)} kg`],
    ["Made for", index.brand ?? "–"],
    ["Made at (India)", indiaTime(new Date(index.madeAt)).slice(0, 16)],
  ]);
  doc.moveDown(0.5).fontSize(10).fillColor(SOFT);
  write(
    doc,
    "It shows what the market knows of these kilograms. Each is in one pack alone. Below is each file " +
      "with its SHA-256; the pack's own is part of the market's journal of its day.",
  );
  doc.moveDown(0.8);
  for (const { file, what, sha256 } of index.files) {
    doc.fontSize(10).fillColor(INK);
    write(doc, `${what}: ${file}`);
    doc.fontSize(8).fillColor(SOFT);
    write(doc, sha256);
    doc.moveDown(0.3);
  }
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}
