import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { type TarFile, tarOf } from "./tar.rules.ts";

/**
 * The client as `npm install` takes it. It brings the library that it is made with, so that nothing
 * else has to be fetched.
 */
export function clientPackage(): Buffer {
  const { folder, manifest } = packageAt(createRequire(import.meta.url), "@rebale/client");
  const { private: _, devDependencies: __, ...rest } = manifest;
  const brought = Object.keys(manifest.dependencies ?? {});
  const own = JSON.stringify({ ...rest, bundleDependencies: brought }, null, 2);
  const files = [
    { path: "package/package.json", bytes: Buffer.from(`${own}\n`) },
    ...(manifest.files ?? []).map((file) => fileAt(folder, file, "package")),
    ...withTheirs(folder, brought),
  ];
  return gzipSync(tarOf(files), { level: 9 });
}

interface Manifest {
  readonly private?: boolean;
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: unknown;
}

/** The libraries, and what these need themselves. */
function withTheirs(from: string, names: readonly string[], known = new Set<string>()): TarFile[] {
  const require = createRequire(join(from, "package.json"));
  return names.flatMap((name) => {
    if (known.has(name)) return [];
    known.add(name);
    const { folder, manifest } = packageAt(require, name);
    const files = globSync(["package.json", "LICENSE", "dist/**/*.{js,mjs,cjs,d.ts,d.mts,d.cts}"], {
      cwd: folder,
    }).sort();
    return [
      ...files.map((file) => fileAt(folder, file, `package/node_modules/${name}`)),
      ...withTheirs(folder, Object.keys(manifest.dependencies ?? {}), known),
    ];
  });
}

const fileAt = (folder: string, file: string, into: string): TarFile => ({
  path: `${into}/${file.split(sep).join("/")}`,
  bytes: readFileSync(join(folder, file)),
});

/** Not every package lets its package.json be asked for by name. */
function packageAt(require: NodeJS.Require, name: string): { folder: string; manifest: Manifest } {
  for (const place of require.resolve.paths(name) ?? []) {
    const file = join(place, name, "package.json");
    const text = read(file);
    if (text) return { folder: dirname(file), manifest: JSON.parse(text) };
  }
  throw new Error(`${name} is not installed`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
