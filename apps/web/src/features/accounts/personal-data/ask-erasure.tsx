import { Group, Textarea } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts, personalData } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { CodeForm } from "../../../shared/second-factor/code-form.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** Asked once more; who has a second factor shows a fresh code. */
export function AskErasure({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const { revalidate } = useRevalidator();
  const close = () => {
    setNeedsCode(false);
    onClose();
  };
  const ask = async () => {
    await api.call(personalData.askErasure, { body: { note: note.trim() || null } });
    toast.success(t`Your request has reached us`);
    close();
    await revalidate();
  };
  const send = async () => {
    setBusy(true);
    try {
      await prove(ask);
    } catch (error) {
      if (error instanceof Refused && error.code === "code_needed") setNeedsCode(true);
      else toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  const sendWithCode = async (code: string) => {
    await api.call(accounts.stepUp, { body: { code } });
    await ask();
  };
  if (dialog) return dialog;
  return (
    <Dialog open={open} onClose={close} title={t`Ask to erase your account?`}>
      {needsCode ? (
        <>
          <p>{t`Please confirm that it is you.`}</p>
          <CodeForm yes={t`Send my request`} onCode={sendWithCode} recovery />
        </>
      ) : (
        <>
          <p>
            {t`Once our team has erased it, it cannot be restored. You can register again later with the same phone, as a new member.`}
          </p>
          <Textarea
            label={t`Anything we should know? (optional)`}
            autoComplete="off"
            inputMode="text"
            maxLength={500}
            autosize
            minRows={2}
            value={note}
            onChange={(e) => setNote(e.currentTarget.value)}
          />
          <Group justify="flex-end" gap={12} mt={20}>
            <PlainButton kind="quiet" onClick={close}>
              {t`Cancel`}
            </PlainButton>
            <PlainButton disabled={busy} onClick={() => void send()}>
              {t`Send my request`}
            </PlainButton>
          </Group>
        </>
      )}
    </Dialog>
  );
}
