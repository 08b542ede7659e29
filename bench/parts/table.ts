const cell = (v: string | number) =>
  typeof v === "string" ? v : v >= 100 ? Math.round(v).toLocaleString("en-IN") : v.toFixed(2);

/** Prints a table in Markdown. */
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
}
