/** A file of React Router as it is built from. */
export const ROUTER = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/;

export type Change = readonly [from: string, to: string];

/** Changes a library's code; ends the build where a new version has it no longer, or twice. */
export function changeOnce(
  build: { error(message: string): never },
  code: string,
  file: string,
  changes: readonly Change[],
): string {
  return changes.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) build.error(`${file} does not have once: ${from}`);
    return changed.replace(from, () => to);
  }, code);
}
