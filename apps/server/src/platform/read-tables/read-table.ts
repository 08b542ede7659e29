import type { Upload } from "../http/multipart.ts";
import { Problem } from "../http/problems/problem.ts";
import { inspectFile } from "../inspect-files/index.ts";
import type { Table } from "./table-rows.ts";

const module = new URL("./table-rows.ts", import.meta.url).href;

/**
 * Reads the first sheet of a workbook, or a table in CSV, by its content and not its name.
 * @param most rows; of a longer table one more is read
 * @throws Problem table_unreadable, too_busy
 */
export async function readTable({ path, sender }: Upload, most: number): Promise<Table> {
  try {
    return await inspectFile<Table>({ module, path, most, sender });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("table_unreadable", { path: "file" });
  }
}
