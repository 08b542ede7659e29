import { readConfig, StartRefused } from "../platform/config.ts";
import { refusePortInUse } from "../platform/http/server/port-in-use.ts";

/** Before the site is built: settings that are missing or malformed, or a port in use, are named. */
try {
  await refusePortInUse(readConfig(process.env));
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(`Rebale cannot start: ${error.message}`);
  process.exitCode = 1;
}
