/** The task of the process: the module's default export gets the arguments. */
export interface Inspection {
  readonly module: string;
  readonly args: readonly unknown[];
}
export type Inspected = { readonly found: unknown } | { readonly failed: string };
type Inspect = (...args: readonly unknown[]) => Promise<unknown>;

// Ctrl-C reaches the whole group; this process ends with the market, which may still ask it.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", async ({ module, args }: Inspection) => {
  process.send?.(await answer(module, args));
});

async function answer(module: string, args: readonly unknown[]): Promise<Inspected> {
  try {
    const { default: inspect } = (await import(module)) as { default: Inspect };
    return { found: await inspect(...args) };
  } catch (error) {
    return { failed: String(error) };
  }
}
