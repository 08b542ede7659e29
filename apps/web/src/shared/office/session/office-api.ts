import { redirect } from "react-router";
import { type Api, createApi } from "../../../lib/api/client.ts";
import { accounts } from "../../../lib/api/office-operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { withRetry } from "../../../lib/api/with-retry.ts";
import { askStepUp } from "./ask-step-up.ts";
import { endOfficeSession, officeToken } from "./office-session.ts";

const plain = withRetry(createApi((path, init) => fetch(path, init), officeToken));

const isRefused = (error: unknown, code: Refused["code"]) =>
  error instanceof Refused && error.code === code;
const isSignedOut = (error: unknown) =>
  error instanceof Refused && error.status === 401 && error.code === "sign_in_first";

/**
 * The API with the office's token. What needs a fresh code asks for it and goes on. When the
 * session has ended the office asks to sign in again, and what was typed stays.
 */
export const api: Api = {
  async call(...args) {
    try {
      return await plain.call(...args);
    } catch (error) {
      if (isRefused(error, "code_needed") && (await askStepUp())) return plain.call(...args);
      if (isSignedOut(error) && officeToken()) endOfficeSession({ whileAtWork: true });
      throw error;
    }
  },
};

const toSignIn = ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  return redirect(
    pathname === "/admin"
      ? "/admin/login"
      : `/admin/login?next=${encodeURIComponent(pathname + search)}`,
  );
};

/** Loads a screen of the office: without a session the way goes to the sign-in and back. */
export async function forOffice<T>(
  request: Request,
  load: (address: URLSearchParams) => Promise<T>,
): Promise<T> {
  if (!officeToken()) throw toSignIn(request);
  try {
    return await load(new URL(request.url).searchParams);
  } catch (error) {
    if (isRefused(error, "second_factor_needed")) throw redirect("/admin/second-factor");
    if (!isSignedOut(error)) throw error;
    endOfficeSession();
    throw toSignIn(request);
  }
}

export async function leaveOffice() {
  const goodbye = officeToken() ? plain.call(accounts.logout).catch(() => undefined) : undefined;
  endOfficeSession();
  await Promise.race([goodbye, new Promise((done) => setTimeout(done, 1500))]);
}
