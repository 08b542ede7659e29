import { Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { officeTestimonials } from "@rebale/contract/content";
import { content } from "../../../lib/api/office-operations.ts";
import { api } from "../../../shared/office/session/office-api.ts";
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
      image: testimonial?.image ?? "",
    },
    validate: {
      name: (v) => (v.trim() ? null : "Name is required."),
      role: (v) => (v.trim() ? null : "Role is required."),
      review: (v) => (v.trim() ? null : "Review is required."),
    },
  });
  const { add, change, remove } = content.officeTestimonials;
  const save = (values: typeof form.values) => {
    const body = { ...values, image: values.image || null };
    return testimonial
      ? api.call(change, { params: { id: testimonial._id }, body })
      : api.call(add, { body });
  };
  return (
    <EditorFrame
      noun="testimonial"
      all="All testimonials"
      isNew={!testimonial}
      form={form}
      onSave={save}
      onRemove={
        testimonial ? () => api.call(remove, { params: { id: testimonial._id } }) : undefined
      }
      removal="It disappears from the home page at once. This cannot be undone."
      onDone={onDone}
    >
      <div className={editor.two}>
        <TextInput
          autoComplete="off"
          inputMode="text"
          label="Name"
          maxLength={80}
          {...form.getInputProps("name")}
        />
        <TextInput
          autoComplete="off"
          inputMode="text"
          label="Role and business"
          maxLength={120}
          {...form.getInputProps("role")}
        />
      </div>
      <Textarea
        autoComplete="off"
        inputMode="text"
        label="Review"
        description={`The card shows the first 100 of ${form.values.review.length} characters.`}
        rows={5}
        maxLength={600}
        {...form.getInputProps("review")}
      />
      <PictureField
        label="Picture"
        description="Square, of the person’s face."
        {...form.getInputProps("image")}
      />
    </EditorFrame>
  );
}
