import { NativeSelect, TextInput } from "@mantine/core";
import { t } from "ttag";
import { language } from "../../../lib/language/language.ts";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { BodyIn, DataOf } from "@rebale/contract";
import type { officeContactMedia } from "@rebale/contract/content";
import { contactFault } from "@rebale/contract/values/contact-values";
import { content } from "../../../lib/api/office-operations.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import editor from "./parts/editor.module.css";
import { EditorFrame } from "./parts/editor-frame.tsx";

type Item = DataOf<typeof officeContactMedia.list>[number];
type Fields = BodyIn<typeof officeContactMedia.add>;

const titles: Record<Fields["title"], { kind: Fields["kind"]; help: string }> = {
  Email: { kind: "Contact", help: t`An email address.` },
  Mobile: { kind: "Contact", help: t`With the country code: +91 …` },
  Address: { kind: "Contact", help: t`As on a letter.` },
  Whatsapp: { kind: "Contact", help: t`With the country code: +91 …` },
  Facebook: { kind: "Social", help: t`The full link, with https://` },
  Instagram: { kind: "Social", help: t`The full link, with https://` },
  Linkedin: { kind: "Social", help: t`The full link, with https://` },
  Twitter: { kind: "Social", help: t`The full link, with https://` },
};

export function ContactEditor({
  item,
  onDone,
}: {
  item: Item | null;
  onDone: () => Promise<void>;
}) {
  const form = useForm<Fields>({
    initialValues: {
      title: (item?.title as Fields["title"]) ?? "Email",
      media_value: item?.media_value ?? "",
      kind: item?.kind ?? "Contact",
    },
    validate: {
      media_value: (v, { title }) =>
        v.trim() ? (contactFault(title, v)?.[language] ?? null) : t`Value is required.`,
    },
  });
  const { add, change, remove } = content.officeContactMedia;
  const setTitle = (title: Fields["title"]) => form.setValues({ title, kind: titles[title].kind });
  return (
    <EditorFrame
      noun={t`contact item`}
      all={t`All contact media`}
      isNew={!item}
      form={form}
      onSave={(body) =>
        item ? api.call(change, { params: { id: item._id }, body }) : api.call(add, { body })
      }
      onRemove={item ? () => api.call(remove, { params: { id: item._id } }) : undefined}
      removal={t`It disappears from the footer and the contact page at once. This cannot be undone.`}
      onDone={onDone}
    >
      <div className={editor.two}>
        <NativeSelect
          autoComplete="off"
          label={t`Item`}
          data={Object.keys(titles)}
          {...form.getInputProps("title")}
          onChange={(e) => setTitle(e.currentTarget.value as Fields["title"])}
        />
        <NativeSelect
          autoComplete="off"
          label={t`Kind`}
          data={[
            { value: "Contact", label: t`Contact` },
            { value: "Social", label: t`Social` },
          ]}
          {...form.getInputProps("kind")}
        />
      </div>
      <TextInput
        autoComplete="off"
        inputMode="text"
        label={t`Value`}
        description={titles[form.values.title]?.help}
        maxLength={300}
        {...form.getInputProps("media_value")}
      />
    </EditorFrame>
  );
}
