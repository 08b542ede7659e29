import { Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { office } from "../../../lib/api/office-operations.ts";
import { explain, fieldErrors } from "../../../lib/explain.ts";
import { toast } from "../../../lib/toast.ts";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Notice } from "../parts/notice.tsx";
import { Drawer } from "../parts/panels/drawer.tsx";
import { useUnsaved } from "../parts/panels/unsaved.tsx";
import { api } from "../session/office-api.ts";
import { AccountPicker } from "./account-picker.tsx";
import classes from "./notifications.module.css";

const audiences = [
  { value: "all", title: "Everyone" },
  { value: "buyers", title: "All buyers" },
  { value: "sellers", title: "All sellers" },
  { value: "one", title: "One account" },
] as const;
type Audience = (typeof audiences)[number]["value"];

export function SendNotification({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { title: "", description: "", audience: "all" as Audience, account: "" },
    validate: {
      title: (v) => (v.trim() ? null : "Title is required."),
      description: (v) => (v.trim() ? null : "Description is required."),
      account: (v, { audience }) => (audience === "one" && !v ? "Choose the recipients" : null),
    },
  });
  const unsaved = useUnsaved(form.isDirty());
  const send = async ({ title, description, audience, account }: typeof form.values) => {
    setFailure(null);
    try {
      await api.call(office.sendNotification, {
        body: { title, description, audience: audience === "one" ? account : audience },
      });
      toast.success("Notification sent");
      await revalidate();
      unsaved.release();
      onClose();
    } catch (error) {
      const { audience: account, ...others } = fieldErrors(error);
      form.setErrors(account ? { ...others, account } : others);
      setFailure(explain(error));
    }
  };
  return (
    <Drawer title="Write a notification" onClose={onClose}>
      <form className={classes.form} onSubmit={form.onSubmit(send)} noValidate>
        <fieldset className={classes.choices}>
          <legend>Recipients</legend>
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
        </fieldset>
        {form.values.audience === "one" && (
          <AccountPicker
            chosen={form.values.account}
            onChoose={(id) => form.setFieldValue("account", id)}
            error={form.errors.account}
          />
        )}
        <TextInput
          autoComplete="off"
          inputMode="text"
          label="Title"
          maxLength={120}
          {...form.getInputProps("title")}
        />
        <Textarea
          autoComplete="off"
          inputMode="text"
          label="Description"
          rows={5}
          maxLength={1000}
          {...form.getInputProps("description")}
        />
        {failure && <Notice kind="failed">{failure}</Notice>}
        <SubmitButton busy={form.submitting}>Send</SubmitButton>
      </form>
      {unsaved.question}
    </Drawer>
  );
}
