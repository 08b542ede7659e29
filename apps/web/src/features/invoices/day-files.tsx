import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useState } from "react";
import { t } from "ttag";
import IconDownload from "~icons/tabler/download";
import { readJson, saveJson } from "../../lib/forms/save-file.ts";
import { toast } from "../../lib/forms/toast.ts";
import { explain } from "../../lib/language/explain.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { joinEway, type PaperDay, waitingFor } from "./papers.rules.ts";

/** A day's papers for the two portals, in one file each. */
export function DayFiles({ day, side }: { day: PaperDay; side: "buyer" | "seller" }) {
  const [busy, setBusy] = useState(false);
  const { inv01, eway } = waitingFor(day.papers, side);
  const save = async (paths: readonly string[], name: string, join: (all: never[]) => unknown) => {
    setBusy(true);
    try {
      const files = await Promise.all(paths.map(readJson));
      saveJson(join(files as never[]), `${name}-${day.day}.json`);
    } catch (failure) {
      toast.error(explain(failure));
    } finally {
      setBusy(false);
    }
  };
  if (inv01.length + eway.length === 0) return null;
  return (
    <Group gap={8} mt={12}>
      {inv01.length > 0 && (
        <PlainButton
          kind="brand"
          disabled={busy}
          onClick={() => void save(inv01, "inv01", (all) => all.flat())}
        >
          <IconDownload size={18} aria-hidden />
          {t`E-invoice JSON of the day (${inv01.length})`}
        </PlainButton>
      )}
      {eway.length > 0 && (
        <PlainButton kind="brand" disabled={busy} onClick={() => void save(eway, "eway", joinEway)}>
          <IconDownload size={18} aria-hidden />
          {t`E-way JSON of the day (${eway.length})`}
        </PlainButton>
      )}
    </Group>
  );
}
