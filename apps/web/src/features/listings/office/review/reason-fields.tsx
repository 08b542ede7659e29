import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Reasons } from "../../../../shared/office/queue/use-reasons.ts";
import { Section } from "../../../../shared/office/section.tsx";
import { useKeys } from "../../../../shared/office/use-keys.ts";
import type { LotWarning } from "../lot-row.ts";
import lots from "../lots.module.css";
import { PARTS } from "./review.rules.ts";

/** Requests to the seller, by part of the lot; each is shown beside that part of their form. */
export function ReasonFields({
  reasons,
  warnings,
}: {
  reasons: Reasons;
  warnings: readonly LotWarning[];
}) {
  const press = (key: string) => {
    if (key === "0") return reasons.focus("");
    const part = PARTS[Number(key) - 1];
    return part !== undefined && reasons.focus(part.path);
  };
  useKeys(press, { shows: [{ key: `0–${PARTS.length}`, what: t`Go to the field of a reason` }] });
  const field = (path: string, label: string, key: number, description?: string) => (
    <TextInput
      key={path}
      autoComplete="off"
      inputMode="text"
      aria-keyshortcuts={String(key)}
      className={path === "" ? lots.whole : undefined}
      label={label}
      description={description}
      rightSection={<kbd>{key}</kbd>}
      maxLength={300}
      {...reasons.props(path)}
    />
  );
  return (
    <Section title={t`Ask the seller`} lead={t`The seller sees each beside that part of the lot.`}>
      <div className={lots.form}>
        {PARTS.map(({ path, label }, i) =>
          field(path, label, i + 1, warnings.some((one) => one.path === path) ? t`Stands out` : ""),
        )}
        {field("", t`Anything else, or why it is sent back`, 0)}
      </div>
    </Section>
  );
}
