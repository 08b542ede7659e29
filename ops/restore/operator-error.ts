import { StartRefused } from "../../apps/server/src/platform/config.ts";
import {
  isDatabaseAway,
  whyDatabaseRefused,
} from "../../apps/server/src/platform/db/database-away.ts";

/** Something that whoever runs the command can do something about: its words are enough. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}

/** An operator's words for a failure: a line where it is known, never a connection string. */
export function wordsOf(error: unknown): string {
  if (error instanceof OperatorError || error instanceof StartRefused) return error.message;
  const refused = whyDatabaseRefused(error);
  if (refused) return refused;
  const { message = "", stack } = error as Error;
  const words = isDatabaseAway(error)
    ? `The database does not answer: ${message}`
    : (stack ?? message);
  return words.replace(/(\w+:\/\/[^:@/\s]+):[^@/\s]+@/g, "$1:***@");
}

/** Runs a command of an operator; a failure is a line and status 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  }
}
