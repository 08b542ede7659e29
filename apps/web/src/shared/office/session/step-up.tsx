import { useSyncExternalStore } from "react";
import { accounts } from "../../../lib/api/office-operations.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { CodeForm } from "../../second-factor/code-form.tsx";
import { answerStepUp, stepUpAsked, watchStepUp } from "./ask-step-up.ts";
import { api } from "./office-api.ts";

/** Asks for a fresh code when something weighty was asked for; then that goes on by itself. */
export function StepUp() {
  const isAsked = useSyncExternalStore(watchStepUp, stepUpAsked, () => false);
  const enter = async (code: string) => {
    await api.call(accounts.stepUp, { body: { code } });
    answerStepUp(true);
  };
  if (!isAsked) return null;
  return (
    <Dialog open title="Enter a fresh code" onClose={() => answerStepUp(false)}>
      <p>This is a sensitive action. Please confirm that it is you.</p>
      <CodeForm yes="Continue" onCode={enter} recovery />
    </Dialog>
  );
}
