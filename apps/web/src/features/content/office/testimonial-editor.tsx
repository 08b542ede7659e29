import { Textarea, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { type UseFormReturnType, useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { officeTestimonials } from "@rebale/contract/content";
import { content } from "../../../lib/api/office-operations.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { TwoLanguages } from "../../../shared/office/two-languages.tsx";
import editor from "./parts/editor.module.css";
import { EditorFrame } from "./parts/editor-frame.tsx";
import { PictureField } from "./parts/picture-field.tsx";

type Testimonial = DataOf<typeof officeTestimonials.list>[number];

export function TestimonialEditor({
  testimonial,
  onDone,
}: {
  testimonial: Testimonial | null;
  onDone: () => Promise<void>;
}) {
  const form = useForm({
    initialValues: {
      name: testimonial?.name ?? "",
      role: testimonial?.role ?? "",
      review: testimonial?.review ?? "",
      name_hi: testimonial?.name_hi ?? "",
      role_hi: testimonial?.role_hi ?? "",
      review_hi: testimonial?.review_hi ?? "",
      image: testimonial?.image ?? "",
    },
    validate: {
      name: (v) => (v.trim() ? null : t`Name is required.`),
      role: (v) => (v.trim() ? null : t`Role is required.`),
      review: (v) => (v.trim() ? null : t`Review is required.`),
    },
  });
  const { add, change, remove } = content.officeTestimonials;
  const save = (values: typeof form.values) => {
    const body = {
      ...values,
      image: values.image || null,
      name_hi: values.name_hi || null,
      role_hi: values.role_hi || null,
      review_hi: values.review_hi || null,
    };
    return testimonial
      ? api.call(change, { params: { id: testimonial._id }, body })
      : api.call(add, { body });
  };
  return (
    <EditorFrame
      noun={t`testimonial`}
      all={t`All testimonials`}
      isNew={!testimonial}
      form={form}
      onSave={save}
      onRemove={
        testimonial ? () => api.call(remove, { params: { id: testimonial._id } }) : undefined
      }
      removal={t`It disappears from the home page at once. This cannot be undone.`}
      onDone={onDone}
    >
      <TwoLanguages
        english={{
          isWrong: Boolean(form.errors.name || form.errors.role || form.errors.review),
          fields: <Words form={form} end="" of="" />,
        }}
        hindi={{
          isMissing: !(form.values.name_hi && form.values.role_hi && form.values.review_hi),
          isWrong: Boolean(form.errors.name_hi || form.errors.role_hi || form.errors.review_hi),
          fields: <Words form={form} end="_hi" of={t` in Hindi`} />,
        }}
      />
      <PictureField
        label={t`Picture`}
        description={t`Square, of the person’s face.`}
        {...form.getInputProps("image")}
      />
    </EditorFrame>
  );
}

interface Fields extends Record<string, unknown> {
  review: string;
  review_hi: string;
}

/** A client's words, name and role. */
function Words<F extends Fields>({
  form,
  end,
  of,
}: {
  form: UseFormReturnType<F>;
  end: "" | "_hi";
  /** At the end of each label. */
  of: string;
}) {
  const lang = end ? "hi" : undefined;
  return (
    <>
      <div className={editor.two}>
        <TextInput
          autoComplete="off"
          inputMode="text"
          label={t`Name${of}`}
          lang={lang}
          maxLength={80}
          {...form.getInputProps(`name${end}`)}
        />
        <TextInput
          autoComplete="off"
          inputMode="text"
          label={t`Role and business${of}`}
          lang={lang}
          maxLength={120}
          {...form.getInputProps(`role${end}`)}
        />
      </div>
      <Textarea
        autoComplete="off"
        inputMode="text"
        label={t`Review${of}`}
        description={t`The card shows the first 100 of ${form.values[`review${end}`].length} characters.`}
        lang={lang}
        rows={5}
        maxLength={600}
        {...form.getInputProps(`review${end}`)}
      />
    </>
  );
}
