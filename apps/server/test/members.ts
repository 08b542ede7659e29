import { accounts, type BodyIn, type office } from "@rebale/contract";
import { createAccount, hashPassword } from "../src/features/accounts/index.ts";
import type { Deps } from "../src/platform/deps.ts";
import { aMobile, aSellerForm, PASSWORD } from "./builders.ts";
import type { AskMarket } from "./client.ts";

export interface SignedIn {
  readonly id: number;
  readonly token: string;
  readonly mobile: string;
  readonly email: string;
  readonly name: string;
}

/** An admin who joined a moment ago may not be one of two who accept. */
const LONG_AGO = new Date("2020-01-01T00:00:00Z");

type Form = BodyIn<typeof accounts.register>;

const aBuyerForm = (mobile: string): Form => ({
  name: "Asha Buyer",
  contact: { mobile },
  login_type: { isBuyer: true, isSeller: false },
});

/** Registers people as their browsers do. */
export function membersOf(deps: Deps, ask: AskMarket) {
  /** Proves a phone by the code that the demo shows; a session or a registration token. */
  const proveMobile = async (mobile: string): Promise<string> => {
    const sent = await ask(accounts.enterMobile, { body: { mobile } });
    const verified = await ask(accounts.verifyOtp, {
      body: { mobile, otp: sent.body.data.demo_otp ?? "" },
    });
    return verified.body.token;
  };

  /** Registers whom the form names; a seller, who waits, has the temporary token for documents. */
  const register = async (
    formOf: (mobile: string) => Form,
    over: Partial<Form>,
  ): Promise<SignedIn> => {
    const mobile = over.contact?.mobile ?? aMobile();
    const body = { ...formOf(mobile), ...over };
    const { body: reply } = await ask(accounts.register, {
      token: await proveMobile(mobile),
      body,
    });
    return {
      id: Number(reply.data._id),
      token: reply.data.token ?? reply.data.temp_token ?? "",
      mobile,
      email: body.email ?? "",
      name: body.name,
    };
  };

  const aBuyer = (over: Partial<Form> = {}) => register(aBuyerForm, over);

  const aWaitingSeller = (over: Partial<Form> = {}) => register(aSellerForm, over);

  const aSeller = async (over: Partial<Form> = {}): Promise<SignedIn> => {
    const seller = await aWaitingSeller(over);
    await deps.db
      .updateTable("users")
      .set({ status: "active" })
      .where("id", "=", seller.id)
      .execute();
    const { body } = await ask(accounts.login, {
      body: { email: seller.email, password: PASSWORD },
    });
    return { ...seller, token: body.data ?? "" };
  };

  /** An admin; an owner unless given. */
  const anAdmin = async (officeRole: office.OfficeRole = "owner"): Promise<SignedIn> => {
    const email = `office-${aMobile()}@rebale.example`;
    const passwordHash = await hashPassword(PASSWORD);
    const id = await deps.db.transaction().execute((tx) =>
      createAccount(tx, {
        type: "admin",
        name: "Office",
        email,
        passwordHash,
        officeRole,
        officeSince: LONG_AGO,
      }),
    );
    const { body } = await ask(accounts.adminLogin, { body: { email, password: PASSWORD } });
    return { id, token: body.data ?? "", mobile: "", email, name: "Office" };
  };

  /** A seller's next login by password. */
  const signInAgain = async ({ email }: Pick<SignedIn, "email">): Promise<string> =>
    (await ask(accounts.login, { body: { email, password: PASSWORD } })).body.data ?? "";

  /** That it is them, for what asks for a proof of the last quarter of an hour. */
  const proveAgain = async ({ token, mobile, email }: SignedIn): Promise<void> => {
    const sent = email ? null : await ask(accounts.enterMobile, { body: { mobile } });
    const body = sent ? { otp: sent.body.data.demo_otp ?? "" } : { password: PASSWORD };
    const { status } = await ask(accounts.proveHolder, { token, body });
    if (status !== 200) throw new Error(`${email || mobile} could not prove who they are`);
  };

  return { proveMobile, signInAgain, proveAgain, aBuyer, aSeller, aWaitingSeller, anAdmin };
}
