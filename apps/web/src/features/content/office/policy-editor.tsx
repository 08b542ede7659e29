import { Checkbox, TextInput } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { officePolicies } from "@rebale/contract/content";
import { content } from "../../../lib/api/office-operations.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { TwoLanguages } from "../../../shared/office/two-languages.tsx";
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
      title_hi: policy?.title_hi ?? "",
      description_hi: policy?.description_hi ?? "",
      needs_consent: policy?.needs_consent ?? false,
    },
    validate: {
      title: (v) => (v.trim() ? null : "Title is required."),
      url: (v) => (v.trim() ? null : "Enter the address of its page."),
      description: (v) => (v.trim() ? null : "Enter the text of the policy."),
    },
  });
  const { add, change, remove } = content.officePolicies;
  const save = ({ title_hi, description_hi, ...rest }: typeof form.values) => {
    const body = { ...rest, title_hi: title_hi || null, description_hi: description_hi || null };
    return policy
      ? api.call(change, { params: { id: policy._id }, body })
      : api.call(add, { body });
  };
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
      onSave={save}
      onRemove={policy ? () => api.call(remove, { params: { id: policy._id } }) : undefined}
      removal={`The page /${policy?.url} disappears from the site at once. This cannot be undone.`}
      onDone={onDone}
    >
      <SlugField label="Address of the page" leftSection="/" {...form.getInputProps("url")} />
      <TwoLanguages
        english={{
          isWrong: Boolean(form.errors.title || form.errors.description),
          fields: (
            <>
              <TextInput
                autoComplete="off"
                inputMode="text"
                label="Title"
                maxLength={120}
                {...form.getInputProps("title")}
                onChange={(e) => setTitle(e.currentTarget.value)}
              />
              <RichTextField label="Text" {...form.getInputProps("description")} />
            </>
          ),
        }}
        hindi={{
          isMissing: !(form.values.title_hi && form.values.description_hi),
          isWrong: Boolean(form.errors.title_hi || form.errors.description_hi),
          fields: (
            <>
              <TextInput
                autoComplete="off"
                inputMode="text"
                label="Title in Hindi"
                lang="hi"
                maxLength={120}
                {...form.getInputProps("title_hi")}
              />
              <RichTextField label="Text in Hindi" {...form.getInputProps("description_hi")} />
            </>
          ),
        }}
      />
      <Checkbox
        label="Members agree to it"
        description="New members agree to it when they register. If you change the title or text, members are asked again at their next login."
        {...form.getInputProps("needs_consent", { type: "checkbox" })}
      />
    </EditorFrame>
  );
}
