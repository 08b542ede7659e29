import { read, utils } from "@e965/xlsx";

/** Rows of a workbook's first sheet, by another library than the one that writes ours. */
export function rowsOfWorkbook(bytes: Buffer): unknown[][] {
  const { SheetNames, Sheets } = read(bytes, { cellDates: true, UTC: true });
  const sheet = Sheets[SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json(sheet, { header: 1, raw: true, defval: null, UTC: true }) : [];
}

/** Every formula in it. */
export function formulasOfWorkbook(bytes: Buffer): string[] {
  const { Sheets } = read(bytes, { cellFormula: true });
  return Object.values(Sheets).flatMap((sheet) =>
    Object.values(sheet).flatMap(({ f }: { f?: string }) => (f ? [f] : [])),
  );
}
