import { findFaults, toldOf } from "./catalogues.ts";

/** Names every text that lacks a translation, and every translation that no text asks for. */
const faults = toldOf(findFaults());
for (const line of faults) console.log(line);
process.exitCode = faults.length > 0 ? 1 : 0;
