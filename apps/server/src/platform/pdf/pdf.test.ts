import { expect, test } from "vitest";
import { bytesOf, newDocument, write } from "./pdf.ts";

test.each(["തടി ചെമ്പ് സ്ക്രാപ്പ്", "தாமிரம் ½ ≥ Ω", "రాగి స్క్రాప్", "😀 铜"])(
  "a paper with %s is drawn, its letters in it",
  async (text) => {
    const doc = newDocument("Terms");
    write(doc, text);
    doc.end();
    const bytes = (await bytesOf(doc)).toString("latin1");
    expect(bytes).toContain("%%EOF");
    expect(bytes).toMatch(/NotoSans/);
  },
);
