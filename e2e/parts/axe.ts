import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The faults that axe finds, in words. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the script above put it there
    const { violations } = await (window as any).axe.run(document, { resultTypes: ["violations"] });
    return violations.map(
      (v: { id: string; impact: string; nodes: { html: string }[] }) =>
        `${v.impact} ${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).join(" | ")}`,
    );
  });
}
