import type { SecondProof } from "@rebale/contract/accounts";
import { useState } from "react";
import { t } from "ttag";
import type { Api } from "../../lib/api/client.ts";
import { accounts } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ProofForm } from "../second-factor/proof-form.tsx";
import { ProveByCode } from "./prove-by-code.tsx";
import { ProveByPassword } from "./prove-by-password.tsx";

interface Asking {
  /** A second factor is on: a fresh code from the app, or a passkey. */
  readonly isFactor: boolean;
  readonly done: () => void;
  readonly given: () => void;
}

/**
 * For what asks that the holder is there: `prove(act)` acts, and where the session is not enough
 * asks for the password, or a code to the phone, and acts again; where a second factor is on, for
 * its code or a passkey.
 */
export function useProof(api: Api, by: "password" | "phone") {
  const [asking, setAsking] = useState<Asking | null>(null);

  const prove = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      const code = error instanceof Refused ? error.code : null;
      if (code !== "proof_needed" && code !== "code_needed") throw error;
      const isFactor = code === "code_needed";
      await new Promise<void>((done, failed) =>
        setAsking({ isFactor, done, given: () => failed(error) }),
      ).finally(() => setAsking(null));
      await act();
    }
  };

  const send = async (body: { password: string } | { otp: string }) => {
    await api.call(accounts.proveHolder, { body });
    asking?.done();
  };
  const ask = async () => (await api.call(accounts.askPasskey, { body: {} })).data;
  const enter = async (proof: SecondProof) => {
    await api.call(accounts.stepUp, { body: proof });
    asking?.done();
  };
  const dialog = asking && (
    <Dialog open onClose={asking.given} title={t`Please confirm that it is you`}>
      {asking.isFactor ? (
        <ProofForm yes={t`Continue`} ask={ask} onProof={enter} />
      ) : by === "password" ? (
        <ProveByPassword onPassword={(password) => send({ password })} />
      ) : (
        <ProveByCode api={api} onCode={(otp) => send({ otp })} />
      )}
    </Dialog>
  );
  return { prove, dialog };
}
