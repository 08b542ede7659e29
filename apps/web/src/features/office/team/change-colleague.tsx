import { Button, Group, NativeSelect } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { OfficeRole } from "@rebale/contract/office/permissions";
import type { Colleague } from "@rebale/contract/office/team";
import { useState } from "react";
import { office } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { roleChoices, roleTexts } from "./roles.ts";

interface Props {
  colleague: Colleague;
  onClose: () => void;
  onRemove: () => void;
}

/** Another role, or the way out: either way their sessions end at once. */
export function ChangeColleague({ colleague, onClose, onRemove }: Props) {
  const { _id: id, name } = colleague;
  const reread = useReread();
  const [role, setRole] = useState<OfficeRole>(colleague.role);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (call: () => Promise<unknown>, success: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await call();
      toast.success(success);
      onClose();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
    await reread();
  };
  const change = () =>
    send(
      () => api.call(office.changeColleague, { params: { id }, body: { role } }),
      t`${name} is now ${roleTexts[role].name.toLowerCase()}`,
    );
  const resetFactor = () =>
    send(
      () => api.call(office.resetColleagueFactor, { params: { id } }),
      t`${name} signs in without a code until they set up their second factor again`,
    );
  return (
    <Dialog open title={t`Change ${name}`} onClose={onClose}>
      <p>{t`${name} is signed out everywhere at once and notified by email.`}</p>
      <NativeSelect
        label={t`Role`}
        autoComplete="off"
        value={role}
        onChange={(e) => setRole(e.currentTarget.value as OfficeRole)}
        data={roleChoices}
      />
      {colleague.has_second_factor && !colleague.is_you && (
        <>
          <p>{t`They have lost their phone and their recovery codes?`}</p>
          <Button variant="default" disabled={busy} onClick={() => void resetFactor()}>
            {t`Turn off their second factor`}
          </Button>
        </>
      )}
      {failure && <Notice kind="failed">{failure}</Notice>}
      <Group justify="flex-end" gap={10} mt={20}>
        <Button variant="outline" color="red.6" disabled={busy} onClick={onRemove}>
          {t`Remove from the office`}
        </Button>
        <BusyButton loading={busy} disabled={role === colleague.role} onClick={() => void change()}>
          {t`Change the role`}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
