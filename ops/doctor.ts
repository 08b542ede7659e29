import { parseArgs } from "node:util";
import { examine } from "./doctor/doctor.ts";
import { lineOf } from "./doctor/finding.ts";
import { OperatorError, runCommand } from "./restore/operator-error.ts";

/**
 * `npm run doctor`: a line for each thing that the market stands on, and what to do where one is
 * not well; nothing is started or changed. `-- --mail you@example.org` and `--sms +919876543210`
 * send one message there. Exit code 1 where something is wrong.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { mail: { type: "string" }, sms: { type: "string" } } });
  if (values.sms && !/^\+91\d{10}$/.test(values.sms))
    throw new OperatorError("--sms is a mobile number of India, as +919876543210");
  const findings = await examine(process.env, values);
  for (const finding of findings) console.info(lineOf(finding));
  if (findings.some(({ state }) => state === "wrong")) process.exitCode = 1;
});
