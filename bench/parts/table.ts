import { appendFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const file = new URL("../RESULTS.md", import.meta.url);
const cell = (v: string | number) =>
  typeof v === "string" ? v : v >= 100 ? Math.round(v).toLocaleString("en-IN") : v.toFixed(2);

/** Prints a table; with KEEP=1 it is added to RESULTS.md. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  note = "",
): void {
  const lines = [
    `## ${title}`,
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---").join("|")}|`,
    ...rows.map((r) => `| ${r.map(cell).join(" | ")} |`),
    "",
    ...(note ? [note, ""] : []),
  ];
  console.log(lines.join("\n"));
  if (process.env.KEEP) appendFileSync(file, `${lines.join("\n")}\n`);
}

/** Begins RESULTS.md anew with what machine this is. */
export function beginResults(): void {
  const [cpu] = cpus();
  writeFileSync(
    file,
    `# Figures\n\nMeasured by \`npm run bench\` on ${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, PostgreSQL 18 with fsync on the same disk. Server, database and load share the cores, so absolute figures are low; every ratio is of one run.\n\n`,
  );
}
