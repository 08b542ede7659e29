import { Button } from "@mantine/core";
import { useState } from "react";
import { t } from "ttag";
import { content } from "../../../../lib/api/office-operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { Ask } from "../../../../shared/office/panels/ask.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";

/** A text that waits is given up: the page keeps the one before. */
export function DropNext({ id, onDone }: { id: string; onDone: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const drop = async () => {
    await api.call(content.officePolicies.change, { params: { id }, body: { next: null } });
    toast.success(t`The text that waited is dropped`);
    await onDone();
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t`Drop the text that waits`}
      </Button>
      {asking && (
        <Ask
          title={t`Drop the text that waits?`}
          text={t`The page keeps the text that it shows now. This cannot be undone.`}
          yes={t`Drop it`}
          danger
          onClose={() => setAsking(false)}
          onYes={drop}
        />
      )}
    </>
  );
}
