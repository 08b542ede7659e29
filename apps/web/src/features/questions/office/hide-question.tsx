import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { OfficeQuestion } from "@rebale/contract/questions";
import { useState } from "react";
import { questions } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import { DrawerFoot } from "../../../shared/office/panels/drawer.tsx";
import { ReasonDialog } from "../../../shared/office/panels/reason-dialog.tsx";
import queue from "../../../shared/office/queue/queue.module.css";
import { api } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { useKeys } from "../../../shared/office/use-keys.ts";

interface Props {
  question: OfficeQuestion;
  onNext: () => void;
}
const NEXT = { key: "N", what: t`Next question` };

/** Hides a question, or shows it again, and leads on: by button or by key. */
export function HideQuestion({ question: { _id, state }, onNext }: Props) {
  const may = useMay()("lots.review");
  const isHidden = state === "hidden";
  const [asking, setAsking] = useState(false);
  const { busy, failure, show, hide } = useHiding(_id, onNext);
  const change = () => (isHidden ? void show() : setAsking(true));
  const own = isHidden
    ? { key: "S", what: t`Show the question again` }
    : { key: "H", what: t`Hide the question` };
  const press = (key: string) => {
    const changes = may && key === own.key.toLowerCase();
    if (changes) change();
    if (key === "n") onNext();
    // A reason's field may have the focus by now: the key is not typed there.
    return changes;
  };
  useKeys(press, { inDrawer: true, shows: may ? [own, NEXT] : [NEXT] });
  return (
    <DrawerFoot>
      {failure && <Notice kind="failed">{failure}</Notice>}
      <Group gap={10}>
        {may && (
          <BusyButton
            variant="default"
            loading={busy}
            aria-keyshortcuts={own.key.toLowerCase()}
            onClick={change}
          >
            {isHidden ? t`Show again` : t`Hide`}{" "}
            <kbd className={queue.key}>{own.key.toLowerCase()}</kbd>
          </BusyButton>
        )}
        <Button variant="default" aria-keyshortcuts="n" onClick={onNext}>
          {t`Next`} <kbd className={queue.key}>n</kbd>
        </Button>
      </Group>
      {asking && (
        <ReasonDialog
          title={t`Hide this question?`}
          text={t`It is gone from the lot’s page, its terms sheet and the seller’s list, with its answers. It counts as asked.`}
          help={t`Its asker reads the reason.`}
          yes={t`Hide the question`}
          most={300}
          onClose={() => setAsking(false)}
          onYes={hide}
        />
      )}
    </DrawerFoot>
  );
}

function useHiding(id: string, onNext: () => void) {
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const hide = async (reason: string) => {
    await api.call(questions.hide, { params: { id }, body: { hidden: true, reason } });
    toast.success(t`The question is hidden`);
    onNext();
    await reread();
  };
  const show = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api.call(questions.hide, { params: { id }, body: { hidden: false } });
      toast.success(t`The question is shown again`);
      await reread();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, show, hide };
}
