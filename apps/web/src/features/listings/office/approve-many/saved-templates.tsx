import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { DataOf } from "@rebale/contract";
import type { approvalTemplates } from "@rebale/contract/listings";
import type { TemplateIn } from "@rebale/contract/listings/approval-template";
import { useState } from "react";
import { t } from "ttag";
import { listings } from "../../../../lib/api/office-operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { api } from "../../../../shared/office/session/office-api.ts";
import classes from "./many.module.css";

export type SavedTemplates = DataOf<typeof approvalTemplates>;

interface Props {
  saved: SavedTemplates;
  /** As the form has it now. */
  current: () => TemplateIn;
  onChoose: (template: TemplateIn) => void;
}

/** Templates by name, for everybody in the office: chosen, saved, deleted. */
export function SavedTemplatesBar({ saved, current, onChoose }: Props) {
  const reread = useReread();
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const [unnamed, setUnnamed] = useState(false);
  const change = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call();
      toast.success(done);
      await reread();
    } catch (error) {
      toast.error(explain(error));
    }
  };
  const choose = (id: string) => {
    setChosen(id);
    const found = saved.find(({ _id }) => _id === id);
    if (!found) return;
    setName(found.name);
    onChoose(found.template as TemplateIn);
  };
  return (
    <div className={classes.templates}>
      <NativeSelect
        autoComplete="off"
        label={t`Template`}
        data={[
          { value: "", label: saved.length ? t`Choose a template` : t`None saved yet` },
          ...saved.map((one) => ({ value: one._id, label: one.name })),
        ]}
        value={chosen}
        onChange={(e) => choose(e.currentTarget.value)}
      />
      <TextInput
        label={t`Name`}
        autoComplete="off"
        inputMode="text"
        maxLength={60}
        error={unnamed && t`Give it a name`}
        value={name}
        onChange={(e) => setName(e.currentTarget.value)}
      />
      <Button
        variant="default"
        onClick={() => {
          setUnnamed(!name.trim());
          if (!name.trim()) return;
          void change(
            () => api.call(listings.saveApprovalTemplate, { body: { name, template: current() } }),
            t`Saved: ${name.trim()}`,
          );
        }}
      >
        {t`Save as template`}
      </Button>
      {chosen && (
        <Button
          variant="default"
          onClick={() => {
            void change(
              () => api.call(listings.deleteApprovalTemplate, { params: { id: chosen } }),
              t`The template is deleted`,
            );
            setChosen("");
          }}
        >
          {t`Delete this template`}
        </Button>
      )}
    </div>
  );
}
