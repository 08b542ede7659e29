import type { Reply } from "@rebale/contract";
import type { loginWithCode, SecondProof } from "@rebale/contract/accounts";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { accounts } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { toast } from "../../lib/forms/toast.ts";
import { explain } from "../../lib/language/explain.ts";
import { ProofForm } from "../second-factor/proof-form.tsx";

export type SignedMember = Reply<typeof loginWithCode>["user"] & { token: string };

interface Props {
  ticket: string;
  onSigned: (signed: SignedMember) => void;
  /** The ticket has lapsed: the login begins anew. */
  onExpired: () => void;
}

/** The second step of a login. */
export function SecondStep({ ticket, onSigned, onExpired }: Props) {
  const ask = async () => (await api.call(accounts.askPasskeyAtLogin, { body: { ticket } })).data;
  const enter = async (proof: SecondProof) => {
    try {
      const { data: token, user } = await api.call(accounts.loginWithCode, {
        body: { ticket, ...proof },
      });
      onSigned({ token, ...user });
    } catch (error) {
      if (!(error instanceof Refused && error.code === "ticket_invalid")) throw error;
      toast.error(explain(error));
      onExpired();
    }
  };
  return <ProofForm yes={t`Login`} ask={ask} onProof={enter} />;
}
