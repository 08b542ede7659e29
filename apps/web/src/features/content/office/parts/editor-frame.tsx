import { Button } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import IconArrowLeft from "~icons/tabler/arrow-left";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain, fieldErrors } from "../../../../lib/language/explain.ts";
import { useListAddress } from "../../../../shared/office/list/use-list-address.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Ask } from "../../../../shared/office/panels/ask.tsx";
import { SubmitButton } from "../../../../ui/fields/submit-button.tsx";
import { useUnsaved } from "../../../../ui/layout/unsaved.tsx";
import classes from "./editor.module.css";

interface Props<F> {
  /** "post", "policy" … */
  noun: string;
  /** Where all of them are. */
  all: string;
  isNew: boolean;
  form: UseFormReturnType<F>;
  onSave: (values: F) => Promise<unknown>;
  onRemove?: () => Promise<unknown>;
  /** Deletion's effect. */
  removal: string;
  onDone: () => Promise<void>;
  children: React.ReactNode;
}

/**
 * One piece of content being edited: saving, refusals beside the fields, deleting, and nothing
 * typed lost.
 */
export function EditorFrame<F extends Record<string, unknown>>({
  noun,
  all,
  isNew,
  form,
  onSave,
  onRemove,
  removal,
  onDone,
  children,
}: Props<F>) {
  const { to } = useListAddress();
  const [failure, setFailure] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const unsaved = useUnsaved(form.isDirty());
  const finish = async (done: string) => {
    toast.success(done);
    unsaved.release();
    await onDone();
  };
  const save = async (values: F) => {
    setFailure(null);
    try {
      await onSave(values);
      await finish(isNew ? t`Added` : t`Saved`);
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setFailure(explain(error));
    }
  };
  return (
    <form className={classes.editor} onSubmit={form.onSubmit(save)} noValidate>
      <Link className={classes.back} to={to({ open: null })}>
        <IconArrowLeft size={20} aria-hidden /> {all}
      </Link>
      <div className={classes.fields}>{children}</div>
      {failure && <Notice kind="failed">{failure}</Notice>}
      <div className={classes.foot}>
        <SubmitButton busy={form.submitting}>
          {isNew ? t`Add the ${noun}` : t`Save the changes`}
        </SubmitButton>
        {onRemove && (
          <Button
            variant="subtle"
            color="red.6"
            aria-label={t`Delete this ${noun}`}
            onClick={() => setRemoving(true)}
          >
            {t`Delete`}
          </Button>
        )}
      </div>
      {removing && onRemove && (
        <Ask
          title={t`Delete this ${noun}?`}
          text={removal}
          yes={t`Delete`}
          danger
          onClose={() => setRemoving(false)}
          onYes={async () => {
            await onRemove();
            await finish(t`Deleted`);
          }}
        />
      )}
      {unsaved.question}
    </form>
  );
}
