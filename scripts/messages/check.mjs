import { root } from "../run.mjs";
import { findFaults } from "./catalogues.mjs";

/** Names every text that lacks its Hindi, and every Hindi that no text asks for. */
const { missing, unused } = findFaults(root);
for (const { path, line, key, catalogue } of missing)
  console.log(`${path}:${line} ${JSON.stringify(key)} has no translation in ${catalogue}`);
for (const { catalogue, key } of unused)
  console.log(`${catalogue}: no text is ${JSON.stringify(key)}`);
process.exitCode = missing.length + unused.length > 0 ? 1 : 0;
