import { Button, Group, NativeSelect } from "@mantine/core";
import { t } from "ttag";
import { memberRoles } from "../../../shared/office/code-names.rules.ts";
import "@mantine/core/styles/Group.css";
import type { JoinRequest, Role } from "@rebale/contract/companies";
import { useState } from "react";
import { companies } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { refreshCounts } from "../../../shared/office/waiting-counts.ts";
import { Dialog } from "../../../ui/dialog.tsx";

const ROLES: Role[] = ["owner", "manager", "bidder", "viewer"];

/** Agrees in the owner's place, with a role, or declines. */
export function AnswerRequest({ request, onClose }: { request: JoinRequest; onClose: () => void }) {
  const reread = useReread();
  const [role, setRole] = useState<Role>("manager");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (answer: "agree" | "decline") => {
    setBusy(true);
    try {
      const body = { answer, role };
      await api.call(companies.answerJoinRequest, { params: { id: request._id }, body });
      toast.success(
        answer === "agree"
          ? t`${request.name} now acts for ${request.company.name}`
          : t`${request.name} does not act for ${request.company.name}`,
      );
      onClose();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
    void refreshCounts();
    await reread();
  };
  return (
    <Dialog open title={t`May ${request.name} act for ${request.company.name}?`} onClose={onClose}>
      <p>
        {t`Ask the owner first, or compare their papers. Anyone who joins can bid and sell in the company’s name.`}
      </p>
      <NativeSelect
        label={t`Role`}
        autoComplete="off"
        value={role}
        onChange={(e) => setRole(e.currentTarget.value as Role)}
        data={ROLES.map((value) => ({ value, label: memberRoles[value] ?? value }))}
      />
      {failure && <Notice kind="failed">{failure}</Notice>}
      <Group justify="flex-end" gap={10} mt={20}>
        <Button variant="default" disabled={busy} onClick={() => void send("decline")}>
          {t`Decline`}
        </Button>
        <BusyButton color="marigold.5" loading={busy} onClick={() => void send("agree")}>
          {t`Agree`}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
