import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import tableRows from "./table-rows.ts";

/** As programs write that count in 64 bits however small the file is. */
async function inLargeForm(bytes: Buffer): Promise<Buffer> {
  const to = new ZipFile();
  const from = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of from.eachEntry()) {
    const part = await buffer(await from.openReadStreamPromise(entry));
    to.addBuffer(part, entry.fileName, { forceZip64Format: true });
  }
  to.end({ forceZip64Format: true, comment: "" });
  return buffer(to.outputStream);
}

test("a workbook in the ZIP of the large form is read (R32)", async () => {
  const rows = [
    ["title", "price"],
    ["Copper", "12"],
  ];
  const small = Buffer.from(await writeXlsx({ sheets: [{ name: "S", rows }] }));
  const folder = await mkdtemp(join(tmpdir(), "tables-"));
  try {
    const path = join(folder, "large.xlsx");
    await writeFile(path, await inLargeForm(small));
    expect(await tableRows(path, 10)).toEqual(rows);
  } finally {
    await rm(folder, { recursive: true });
  }
});
