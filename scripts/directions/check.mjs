import { root } from "../run.mjs";
import { findViolations } from "./violations.mjs";

const violations = findViolations(root);
for (const { rule, path, line, what } of violations)
  console.log(`${path}:${line} ${what} (${rule})`);
process.exitCode = violations.length > 0 ? 1 : 0;
