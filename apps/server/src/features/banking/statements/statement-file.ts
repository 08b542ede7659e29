import readRows from "../../../platform/read-tables/table-rows.ts";
import { type Parsed, parseStatement } from "./statement.rules.ts";

/**
 * Runs in a process of its own: what a bank's file says.
 * @param most lines; a longer file is refused
 * @throws where it is no table
 */
export default async function statementFile(path: string, most: number): Promise<Parsed> {
  const rows = await readRows(path, most + 1);
  if (rows.length > most + 1)
    return {
      faults: [
        {
          path: "file",
          msg: {
            en: `A statement has ${most} lines at most`,
            hi: `एक स्टेटमेंट में ज़्यादा से ज़्यादा ${most} लाइनें चलेंगी`,
          },
        },
      ],
    };
  return parseStatement(rows);
}
