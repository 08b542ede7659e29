/** What one file is to be asked: the module's default export gets the rest. */
export interface Inspection {
  readonly module: string;
  readonly path: string;
  readonly most?: number;
}
export type Inspected = { readonly found: unknown } | { readonly failed: string };
type Inspect = (path: string, most?: number) => Promise<unknown>;

// Ctrl-C reaches the whole group; this process ends with the market, which may still ask it.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", async ({ module, path, most }: Inspection) => {
  process.send?.(await answer(module, path, most));
});

async function answer(module: string, path: string, most?: number): Promise<Inspected> {
  try {
    const { default: inspect } = (await import(module)) as { default: Inspect };
    return { found: await inspect(path, most) };
  } catch (error) {
    return { failed: String(error) };
  }
}
