import { setTimeout as sleep } from "node:timers/promises";
import type { Line } from "./bidder.ts";
import { ask, type Caller, send } from "./calls.ts";
import { waitFor } from "./wait-for.ts";

/** Two persons of the demo's office, without whom no money leaves. */
export interface Finance {
  readonly first: Caller;
  readonly second: Caller;
}

const PASSWORD = "Admin-Rebale-2026";
const PAUSE = 300;
/** The share of withdrawals asked for that are refused. */
const REFUSED = 0.08;

export async function signInFinance(line: Line): Promise<Finance> {
  const signIn = async (login: string): Promise<Caller> => {
    const body = { email: `${login}@rebale.example`, password: PASSWORD };
    let token = "";
    await waitFor(async () => {
      const reply = await send(line, null, { method: "POST", path: "/admin/login", body });
      token = (reply?.data as string | undefined) ?? "";
      return token !== "";
    }, `${login} was never signed in`);
    return { token };
  };
  return { first: await signIn("finance"), second: await signIn("finance2") };
}

/** One approves what is asked, or refuses it, and the other releases, until told to stop. */
export const keepDeciding = (line: Line, { first, second }: Finance, isOver: () => boolean) =>
  Promise.all([
    decideAll(line, first, "asked", isOver),
    decideAll(line, second, "approved", isOver),
  ]);

async function decideAll(
  line: Line,
  by: Caller,
  state: "asked" | "approved",
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const path = "/admin/money/withdrawals";
    const list = await send(line, by, { method: "GET", path: `${path}?state=${state}&rows=50` });
    for (const { _id } of (list?.data ?? []) as { _id: string }[])
      await ask(line, by, { method: "PATCH", path: `${path}/${_id}`, body: decision(line, state) });
    await sleep(PAUSE);
  }
}

function decision({ random }: Line, state: "asked" | "approved") {
  if (state === "approved") return { decision: "release" };
  if (random() < REFUSED) return { decision: "refuse", reason: "The account is being looked at" };
  return { decision: "approve" };
}
