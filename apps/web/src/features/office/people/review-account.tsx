import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { OfficeUser } from "@rebale/contract/office";
import { useState } from "react";
import { office } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { useDecide } from "../../../shared/office/use-decide.ts";
import { refreshCounts } from "../../../shared/office/waiting-counts.ts";
import { type Decision, decisionsOf, missingPapers } from "./account-status.rules.ts";

const labels = {
  activate: { verb: t`Activate`, done: (name: string) => t`${name} is active` },
  refuse: { verb: t`Refuse`, done: (name: string) => t`${name} is refused` },
  deactivate: { verb: t`Deactivate`, done: (name: string) => t`${name} is deactivated` },
} as const;

export function ReviewAccount({ account, onDone }: { account: OfficeUser; onDone: () => void }) {
  const [asked, setAsked] = useState<Decision | null>(null);
  const reread = useReread();
  const call = useDecide();
  const may = useMay();
  const name = account.business_name ?? account.name;
  const decide = async (decision: Decision, reason?: string) => {
    const verdict = {
      params: { id: account._id },
      body: {
        is_active: decision === "activate",
        reason: reason ?? null,
        seen_decision: account.decided?._id ?? null,
      },
    };
    await call(() =>
      account.type === "seller"
        ? api.call(office.reviewSeller, verdict)
        : api.call(office.reviewUser, verdict),
    );
    toast.success(labels[decision].done(name));
    void refreshCounts();
    const read = reread();
    onDone();
    await read;
  };
  const close = () => setAsked(null);
  const choices = decisionsOf(account);
  const missing = missingPapers(account);
  if (choices.length === 0 || !may("accounts.review")) return null;
  return (
    <Group gap={10}>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant={choice === "activate" ? "filled" : "outline"}
          color={choice === "activate" ? "marigold.5" : "red.6"}
          onClick={() => setAsked(choice)}
        >
          {labels[choice].verb}
        </Button>
      ))}
      {asked === "activate" && (
        <Ask
          title={t`Activate ${name}?`}
          text={
            <>
              {missing.length > 0 && (
                <>
                  <b>{t`Missing: ${missing.join(", ")}.`}</b>{" "}
                </>
              )}
              {account.type === "seller"
                ? t`They can sign in and list lots. We email them.`
                : t`They can sign in and bid again. We email them.`}
            </>
          }
          yes={missing.length > 0 ? t`Activate anyway` : t`Activate`}
          onClose={close}
          onYes={() => decide("activate")}
        />
      )}
      {asked && asked !== "activate" && (
        <ReasonDialog
          title={asked === "refuse" ? t`Refuse ${name}?` : t`Deactivate ${name}?`}
          text={
            asked === "refuse"
              ? t`They cannot sign in. You can still activate them later.`
              : t`Their open sessions end at once and they can no longer sign in. You can activate them again.`
          }
          help={t`They see it in the email or SMS we send.`}
          yes={labels[asked].verb}
          onClose={close}
          onYes={(reason) => decide(asked, reason)}
        />
      )}
    </Group>
  );
}
