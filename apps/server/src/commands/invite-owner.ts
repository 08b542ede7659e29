import { z } from "zod";
import { inviteOwner } from "../features/accounts/index.ts";
import { systemClock } from "../platform/clock.ts";
import { Problem } from "../platform/http/problems/problem.ts";
import { connectExisting } from "./connect-existing.ts";

/** Prints a link by which the office's first owner sets a password. */
async function main(): Promise<number> {
  const email = z.email().toLowerCase().safeParse(process.argv[2]);
  if (!email.success) {
    console.error("Name the owner's address: npm run office:owner -- owner@example.org");
    return 1;
  }
  const market = await connectExisting();
  if (!market) return 1;
  const { db, config } = market;
  try {
    const link = await inviteOwner({ db, clock: systemClock, config }, email.data);
    console.log(`${email.data} becomes an owner of the office here, once, within a day:\n${link}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await market.close();
  }
}

process.exitCode = await main();
