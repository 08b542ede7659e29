import { redirect } from "react-router";
import { toast } from "../forms/toast.ts";
import { messages } from "../language/messages.ts";
import { askForPage } from "../session/asked-page.ts";
import { currentSession, removeSession, sessionEnded, storedToken } from "../session/session.ts";
import { type Api, createApi } from "./client.ts";
import { fetchOrTake } from "./first-calls.ts";
import { accounts } from "./operations.ts";
import { Refused } from "./refused.ts";
import { withChallenge } from "./with-challenge.ts";
import { withRetry } from "./with-retry.ts";

const plain = withRetry(
  withChallenge(createApi(fetchOrTake, storedToken), () => toast.info(messages.busyNetwork)),
);

/**
 * The API in the browser, with the member's token. A token that is no longer valid is forgotten.
 */
export const api: Api = {
  async call(...args) {
    try {
      return await plain.call(...args);
    } catch (error) {
      if (
        error instanceof Refused &&
        error.status === 401 &&
        error.code === "sign_in_first" &&
        storedToken()
      )
        void removeSession(true);
      throw error;
    }
  },
};

/**
 * S2.25: the server ends the session, local storage is cleared; who leaves does not wait for a slow
 * line.
 */
export async function signOut() {
  const goodbye = storedToken() ? plain.call(accounts.logout).catch(() => undefined) : undefined;
  const forgotten = removeSession();
  await Promise.race([
    Promise.all([goodbye, forgotten]),
    new Promise((done) => setTimeout(done, 1500)),
  ]);
}

/**
 * S6.2, S6.3: a page of one role sends the other to `instead`, its own page of that kind. Stands at
 * the head of a `clientLoader`.
 */
export function onlyFor(type: "buyer" | "seller", instead: string) {
  const own = currentSession().type;
  if (own && own !== type && own !== "admin") throw redirect(instead);
}

/**
 * S2.20: first line of a member screen's `clientLoader`. Whose session ended while they were here
 * goes on to the refusal, which says so and leads back after the login; a visitor is sent to Home,
 * which asks them to log in for the page they came for.
 */
export function membersOnly({ url }: { url: string }) {
  if (storedToken() || sessionEnded()) return;
  askForPage(url);
  throw redirect("/");
}
