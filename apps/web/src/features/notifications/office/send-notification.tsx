import { Textarea, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { type UseFormReturnType, useForm } from "@mantine/form";
import { useEffect, useState } from "react";
import { office } from "../../../lib/api/office-operations.ts";
import { indianNumber } from "../../../lib/formatting/formatting.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import { TwoLanguages } from "../../../shared/office/two-languages.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { useUnsaved } from "../../../ui/layout/unsaved.tsx";
import { AccountPicker } from "./account-picker.tsx";
import classes from "./notifications.module.css";

const audiences = [
  { value: "all", title: t`Everyone` },
  { value: "buyers", title: t`All buyers` },
  { value: "sellers", title: t`All sellers` },
  { value: "one", title: t`One account` },
] as const;
type Audience = (typeof audiences)[number]["value"];

interface Fields {
  title: string;
  description: string;
  title_hi: string;
  description_hi: string;
  audience: Audience | "";
  account: string;
}

export function SendNotification({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const reread = useReread();
  const [asking, setAsking] = useState<Fields | null>(null);
  const form = useForm<Fields>({
    initialValues: {
      title: "",
      description: "",
      title_hi: "",
      description_hi: "",
      audience: "",
      account: "",
    },
    validate: {
      title: (v) => (v.trim() ? null : t`Title is required.`),
      description: (v) => (v.trim() ? null : t`Description is required.`),
      title_hi: (v, { description_hi }) =>
        description_hi.trim() && !v.trim() ? t`Its title in Hindi is missing.` : null,
      description_hi: (v, { title_hi }) =>
        title_hi.trim() && !v.trim() ? t`Its description in Hindi is missing.` : null,
      audience: (v) => (v ? null : t`Choose who it goes to`),
      account: (v, { audience }) => (audience === "one" && !v ? t`Choose the recipients` : null),
    },
  });
  const unsaved = useUnsaved(form.isDirty());
  const send = async ({ audience, account, ...words }: Fields) => {
    setFailure(null);
    if (!audience) return;
    try {
      await api.call(office.sendNotification, {
        body: {
          ...words,
          title_hi: words.title_hi || null,
          description_hi: words.description_hi || null,
          audience: audience === "one" ? account : audience,
        },
      });
      toast.success(t`Notification sent`);
      await reread();
      unsaved.release();
      onClose();
    } catch (error) {
      const { audience: account, ...others } = fieldErrors(error);
      form.setErrors(account ? { ...others, account } : others);
      setFailure(explain(error));
    }
  };
  return (
    <Drawer title={t`Write a notification`} onClose={onClose}>
      <form className={classes.form} onSubmit={form.onSubmit(setAsking)} noValidate>
        <fieldset className={classes.choices}>
          <legend>{t`Recipients`}</legend>
          {audiences.map(({ value, title }) => (
            <label key={value}>
              <input
                type="radio"
                name="audience"
                checked={form.values.audience === value}
                onChange={() => form.setFieldValue("audience", value)}
              />
              {title}
            </label>
          ))}
          {form.errors.audience && <p className={classes.error}>{form.errors.audience}</p>}
        </fieldset>
        {form.values.audience === "one" && (
          <AccountPicker
            chosen={form.values.account}
            onChoose={(id) => form.setFieldValue("account", id)}
            error={form.errors.account}
          />
        )}
        <TwoLanguages
          english={{
            isWrong: Boolean(form.errors.title || form.errors.description),
            fields: <Words form={form} end="" of="" />,
          }}
          hindi={{
            isMissing: !(form.values.title_hi && form.values.description_hi),
            isWrong: Boolean(form.errors.title_hi || form.errors.description_hi),
            fields: <Words form={form} end="_hi" of={t` in Hindi`} />,
          }}
        />
        {failure && <Notice kind="failed">{failure}</Notice>}
        <SubmitButton busy={form.submitting}>{t`Send`}</SubmitButton>
      </form>
      {asking && (
        <AskToSend fields={asking} onClose={() => setAsking(null)} onYes={() => send(asking)} />
      )}
      {unsaved.question}
    </Drawer>
  );
}

function Words({
  form,
  end,
  of,
}: {
  form: UseFormReturnType<Fields>;
  end: "" | "_hi";
  /** At the end of each label. */
  of: string;
}) {
  const lang = end ? "hi" : undefined;
  return (
    <>
      <TextInput
        autoComplete="off"
        inputMode="text"
        label={t`Title${of}`}
        lang={lang}
        maxLength={120}
        {...form.getInputProps(`title${end}`)}
      />
      <Textarea
        autoComplete="off"
        inputMode="text"
        label={t`Description${of}`}
        lang={lang}
        rows={5}
        maxLength={1000}
        {...form.getInputProps(`description${end}`)}
      />
    </>
  );
}

/** The text, and how many get it: it cannot be unread. */
function AskToSend({
  fields: { title, description, title_hi, description_hi, audience },
  ...answers
}: {
  fields: Fields;
  onClose: () => void;
  onYes: () => Promise<void>;
}) {
  const members = useReach(audience);
  const whom = members === null ? "…" : indianNumber(members);
  const many = members === 1 ? t`1 member` : t`${whom} members`;
  return (
    <Ask
      title={audience === "one" ? t`Send it to this account?` : t`Send it to ${many}?`}
      text={
        <>
          <b>{title}</b>
          <span className={classes.preview}>{description}</span>
          {title_hi ? (
            <span lang="hi">
              <b>{title_hi}</b>
              <span className={classes.preview}>{description_hi}</span>
            </span>
          ) : (
            <span className={classes.preview}>{t`Hindi is missing: all read it in English.`}</span>
          )}
        </>
      }
      yes={t`Send`}
      {...answers}
    />
  );
}

/** Null as long as it is counted, and where it could not be. */
function useReach(audience: Fields["audience"]): number | null {
  const [members, setMembers] = useState<number | null>(audience === "one" ? 1 : null);
  useEffect(() => {
    if (!audience || audience === "one") return;
    const away = new AbortController();
    api.call(office.notificationReach, { query: { audience }, signal: away.signal }).then(
      ({ data }) => setMembers(data.members),
      () => undefined,
    );
    return () => away.abort();
  }, [audience]);
  return members;
}
