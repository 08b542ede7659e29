import type { SecondProof } from "@rebale/contract/accounts";
import { useSyncExternalStore } from "react";
import { t } from "ttag";
import { accounts } from "../../../lib/api/office-operations.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { ProofForm } from "../../second-factor/proof-form.tsx";
import { answerStepUp, stepUpAsked, watchStepUp } from "./ask-step-up.ts";
import { api } from "./office-api.ts";

/** Asks for a fresh code or passkey when something weighty was asked for; then that goes on by itself. */
export function StepUp() {
  const isAsked = useSyncExternalStore(watchStepUp, stepUpAsked, () => false);
  const ask = async () => (await api.call(accounts.askPasskey, { body: {} })).data;
  const enter = async (proof: SecondProof) => {
    await api.call(accounts.stepUp, { body: proof });
    answerStepUp(true);
  };
  if (!isAsked) return null;
  return (
    <Dialog open title={t`Confirm that it is you`} onClose={() => answerStepUp(false)}>
      <p>{t`This is a sensitive action: it needs a fresh code or your passkey.`}</p>
      <ProofForm yes={t`Continue`} ask={ask} onProof={enter} />
    </Dialog>
  );
}
