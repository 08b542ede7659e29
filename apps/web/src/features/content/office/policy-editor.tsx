import { Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { officePolicies } from "@rebale/contract/content";
import { content } from "../../../lib/api/office-operations.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { EditorFrame } from "./parts/editor-frame.tsx";
import { slugOf } from "./parts/slug.rules.ts";
import { SlugField } from "./parts/slug-field.tsx";
import { RichTextField } from "./rich-text/rich-text-field.tsx";

type Policy = DataOf<typeof officePolicies.list>[number];

export function PolicyEditor({
  policy,
  onDone,
}: {
  policy: Policy | null;
  onDone: () => Promise<void>;
}) {
  const form = useForm({
    initialValues: {
      title: policy?.title ?? "",
      url: policy?.url ?? "",
      description: policy?.description ?? "",
      needs_consent: policy?.needs_consent ?? false,
    },
    validate: {
      title: (v) => (v.trim() ? null : "Title is required."),
      url: (v) => (v.trim() ? null : "Enter the address of its page."),
      description: (v) => (v.trim() ? null : "Enter the text of the policy."),
    },
  });
  const { add, change, remove } = content.officePolicies;
  const setTitle = (title: string) => {
    // The address of a page that is out there is not moved by a new title.
    if (!policy && form.values.url === slugOf(form.values.title))
      form.setFieldValue("url", slugOf(title));
    form.setFieldValue("title", title);
  };
  return (
    <EditorFrame
      noun="policy"
      all="All policies"
      isNew={!policy}
      form={form}
      onSave={(body) =>
        policy ? api.call(change, { params: { id: policy._id }, body }) : api.call(add, { body })
      }
      onRemove={policy ? () => api.call(remove, { params: { id: policy._id } }) : undefined}
      removal={`The page /${policy?.url} disappears from the site at once. This cannot be undone.`}
      onDone={onDone}
    >
      <TextInput
        autoComplete="off"
        inputMode="text"
        label="Title"
        maxLength={120}
        {...form.getInputProps("title")}
        onChange={(e) => setTitle(e.currentTarget.value)}
      />
      <SlugField label="Address of the page" leftSection="/" {...form.getInputProps("url")} />
      <RichTextField label="Text" {...form.getInputProps("description")} />
      <Checkbox
        label="Members agree to it"
        description="New members agree to it when they register. If you change the title or text, members are asked again at their next login."
        {...form.getInputProps("needs_consent", { type: "checkbox" })}
      />
    </EditorFrame>
  );
}
