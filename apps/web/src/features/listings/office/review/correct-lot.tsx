import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Category, OwnLot } from "@rebale/contract/listings";
import { UNITS } from "@rebale/contract/values/money";
import { useState } from "react";
import { listings } from "../../../../lib/api/office-operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain, fieldErrors } from "../../../../lib/language/explain.ts";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useDecide } from "../../../../shared/office/use-decide.ts";
import { useKeys } from "../../../../shared/office/use-keys.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import { SubmitButton } from "../../../../ui/fields/submit-button.tsx";
import type { OpenedLot } from "../lot-row.ts";
import classes from "../lots.module.css";

interface Props {
  lot: OpenedLot;
  categories: readonly Category[];
}

/** A typing mistake is corrected by the office itself; the seller is told what was changed. */
export function CorrectLot(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const press = (key: string) => {
    if (key === "e") setOpen(true);
    return key === "e";
  };
  useKeys(press, { shows: [{ key: "E", what: t`Correct it ourselves` }] });
  return (
    <>
      <div>
        <Button variant="default" aria-keyshortcuts="e" onClick={() => setOpen(true)}>
          {t`Correct it ourselves`}
        </Button>
      </div>
      {isOpen && <CorrectionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Fields {
  title: string;
  description: string;
  category_id: string;
  sub_category_id: string;
  quantity: string;
  unit: OwnLot["unit"];
}

function CorrectionDialog({ lot, categories, onClose }: Props & { onClose: () => void }) {
  const reread = useReread();
  const decide = useDecide();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Fields>({
    initialValues: {
      title: lot.title,
      description: lot.description,
      category_id: lot.category_id,
      sub_category_id: lot.sub_category_id ?? "",
      quantity: String(lot.quantity),
      unit: lot.unit,
    },
  });
  const save = async ({ sub_category_id, ...fields }: Fields) => {
    setFailure(null);
    try {
      const body = {
        ...fields,
        sub_category_id: sub_category_id || null,
        seen_edit: lot.edited_at,
      };
      await decide(() => api.call(listings.correctLot, { params: { id: lot._id }, body }));
      toast.success(t`Saved. The seller is told what was corrected`);
      onClose();
      await reread();
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setFailure(explain(error));
    }
  };
  return (
    <Dialog open title={t`Correct this lot`} size="wide" onClose={onClose}>
      <p>
        {t`We tell the seller what you changed, and the sheet to sign names it. Ask for a correction instead where you cannot know what is right.`}
      </p>
      <form className={classes.form} noValidate onSubmit={form.onSubmit(save)}>
        <CorrectionFields form={form} categories={categories} signs={lot.signs ?? true} />
        <div className={classes.whole}>
          {failure && <Notice kind="failed">{failure}</Notice>}
          <Group justify="flex-end" gap={10} mt={20}>
            <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
            <SubmitButton busy={form.submitting}>{t`Save`}</SubmitButton>
          </Group>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  form: ReturnType<typeof useForm<Fields>>;
  categories: readonly Category[];
  /** Whether the seller signs how much is sold: else it is theirs to change. */
  signs: boolean;
}

function CorrectionFields({ form, categories, signs }: FieldProps) {
  const category = categories.find(({ _id }) => _id === form.values.category_id);
  const options = (list: readonly { _id: string; title: string }[]) =>
    list.map(({ _id, title }) => ({ value: _id, label: title }));
  return (
    <>
      <TextInput
        autoComplete="off"
        inputMode="text"
        className={classes.whole}
        label={t`Title`}
        maxLength={120}
        data-autofocus
        {...form.getInputProps("title")}
      />
      <NativeSelect
        autoComplete="off"
        label={t`Category`}
        data={options(categories)}
        {...form.getInputProps("category_id")}
        onChange={(e) =>
          form.setValues({ category_id: e.currentTarget.value, sub_category_id: "" })
        }
      />
      <NativeSelect
        autoComplete="off"
        label={t`Sub-category`}
        description={t`It says the material: HSN, tax and price board.`}
        data={[
          { value: "", label: t`Not sure, or mixed` },
          ...options(category?.sub_category ?? []),
        ]}
        {...form.getInputProps("sub_category_id")}
      />
      <NumberField
        label={t`Quantity`}
        disabled={!signs}
        description={signs ? undefined : t`Its seller signs no sheet: ask for a correction.`}
        {...form.getInputProps("quantity")}
      />
      <NativeSelect
        autoComplete="off"
        label={t`Unit`}
        disabled={!signs}
        data={[...UNITS]}
        {...form.getInputProps("unit")}
      />
      <Textarea
        autoComplete="off"
        inputMode="text"
        className={classes.whole}
        label={t`Description`}
        rows={6}
        maxLength={4000}
        {...form.getInputProps("description")}
      />
    </>
  );
}
