import { readConfig, StartRefused } from "../platform/config.ts";

/** Before the site is built: settings that are missing or malformed are named at once. */
try {
  readConfig(process.env);
} catch (error) {
  if (!(error instanceof StartRefused)) throw error;
  console.error(`Rebale cannot start: ${error.message}`);
  process.exitCode = 1;
}
