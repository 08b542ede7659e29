import { Button, Group, NativeSelect } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Colleague } from "@rebale/contract/office/team";
import { useState } from "react";
import { office } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { usePart } from "../../../shared/office/object/use-part.ts";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { workText } from "./work-text.rules.ts";

interface Props {
  colleague: Colleague;
  team: readonly Colleague[];
  onClose: () => void;
}

/** Asks before somebody is removed, and to whom their work goes. */
export function RemoveColleague({ colleague: { _id: id, name }, team, onClose }: Props) {
  const reread = useReread();
  const [to, setTo] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const part = usePart(`work ${id}`, async (signal) => {
    const { data } = await api.call(office.colleagueWork, { params: { id }, signal });
    return data;
  });
  const work = part.data && workText(part.data);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const query = to === "" ? {} : { hand_to: to };
      await api.call(office.removeColleague, { params: { id }, query });
      toast.success(t`${name} no longer works in the office`);
      onClose();
      await reread();
    } catch (error) {
      setFailure(explain(error));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={t`Remove ${name} from the office?`} onClose={onClose}>
      <p>{t`They are signed out everywhere at once, and told by email.`}</p>
      {part.failure !== null && (
        <FailedPart what={t`What is theirs`} error={part.failure} retry={part.again} />
      )}
      {part.failure === null && !part.data && <Skeleton height={72} />}
      {work && (
        <NativeSelect
          label={t`${work}: to whom?`}
          description={t`What that role may not do waits for anybody. They are told by email.`}
          autoComplete="off"
          value={to}
          onChange={(e) => setTo(e.currentTarget.value)}
          data={[
            { value: "", label: t`Nobody: it waits unassigned` },
            ...team
              .filter((one) => one._id !== id)
              .map((one) => ({ value: one._id, label: one.name })),
          ]}
        />
      )}
      {part.data && !work && <p>{t`Nothing waits that is theirs.`}</p>}
      {failure && <Notice kind="failed">{failure}</Notice>}
      <Group justify="flex-end" gap={10} mt={20}>
        <Button variant="default" disabled={busy} onClick={onClose}>{t`Cancel`}</Button>
        <BusyButton
          color="red.6"
          loading={busy}
          disabled={!part.data}
          onClick={() => void remove()}
        >
          {t`Remove from the office`}
        </BusyButton>
      </Group>
    </Dialog>
  );
}
