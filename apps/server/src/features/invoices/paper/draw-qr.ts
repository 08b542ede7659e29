import { create } from "qrcode";
import type { Document } from "../../../platform/pdf/pdf.ts";

/** What a QR code of the next better correction holds. */
const MUCH = 900;

/** A text as a QR code, in black squares; points. */
export function drawQr(doc: Document, text: string, x: number, y: number, size: number): void {
  const { modules } = create(text, { errorCorrectionLevel: text.length > MUCH ? "L" : "M" });
  const side = size / modules.size;
  doc.save().fillColor("#000000");
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * side, y + row * side, side, side);
  doc.fill().restore();
}
