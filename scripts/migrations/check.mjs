import { join } from "node:path";
import { root } from "../run.mjs";
import { EXEMPT } from "./exempt.mjs";
import { findLocks } from "./locks.mjs";

const found = findLocks(join(root, "apps/server/migrations"));
const held = found.filter(({ file }) => !EXEMPT.has(file));
for (const { file, line, rule, what } of held)
  console.log(`apps/server/migrations/${file}:${line} ${rule}: ${what}`);
const idle = [...EXEMPT].filter((exempt) => !found.some(({ file }) => file === exempt));
for (const file of idle) console.log(`${file} is exempt and needs not be`);
process.exitCode = held.length + idle.length > 0 ? 1 : 0;
