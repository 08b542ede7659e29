import { AsyncLocalStorage } from "node:async_hooks";

/** The network address of the call that is being answered, for the audit. */
const origin = new AsyncLocalStorage<string>();

export const withOrigin = <T>(address: string, work: () => Promise<T>): Promise<T> =>
  origin.run(address, work);

/** Null in a job, a command or a test. */
export const callOrigin = (): string | null => origin.getStore() ?? null;
