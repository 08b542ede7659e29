import { Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { officeBlogs } from "@rebale/contract/content";
import { content } from "../../../lib/api/office-operations.ts";
import { blogDate } from "../../../lib/formatting/formatting.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import editor from "./parts/editor.module.css";
import { EditorFrame } from "./parts/editor-frame.tsx";
import { PictureField } from "./parts/picture-field.tsx";
import { slugOf } from "./parts/slug.rules.ts";
import { SlugField } from "./parts/slug-field.tsx";
import { RichTextField } from "./rich-text/rich-text-field.tsx";

type Post = DataOf<typeof officeBlogs.list>[number];

export function PostEditor({ post, onDone }: { post: Post | null; onDone: () => Promise<void> }) {
  const form = useForm({
    initialValues: {
      title: post?.title ?? "",
      slug: post?.slug ?? "",
      start_at: post ? blogDate(post.start_at) : "",
      short_description: post?.short_description ?? "",
      image: post?.image ?? "",
      description: post?.description ?? "",
    },
    validate: {
      title: (v) => (v.trim() ? null : "Title is required."),
      slug: (v) => (v.trim() ? null : "Enter the address of its page."),
      short_description: (v) => (v.trim() ? null : "Short description is required."),
      description: (v) => (v.trim() ? null : "Enter the text of the post."),
    },
  });
  const { add, change, remove } = content.officeBlogs;
  const save = ({ image, start_at, ...rest }: typeof form.values) => {
    const body = { ...rest, image: image || null, start_at: start_at || null };
    return post ? api.call(change, { params: { id: post._id }, body }) : api.call(add, { body });
  };
  const setTitle = (title: string) => {
    // The address of a post that is out there is not moved by a new title.
    if (!post && form.values.slug === slugOf(form.values.title))
      form.setFieldValue("slug", slugOf(title));
    form.setFieldValue("title", title);
  };
  return (
    <EditorFrame
      noun="post"
      all="All blog posts"
      isNew={!post}
      form={form}
      onSave={save}
      onRemove={post ? () => api.call(remove, { params: { id: post._id } }) : undefined}
      removal="It disappears from the blog at once. This cannot be undone."
      onDone={onDone}
    >
      <TextInput
        autoComplete="off"
        inputMode="text"
        label="Title"
        maxLength={160}
        {...form.getInputProps("title")}
        onChange={(e) => setTitle(e.currentTarget.value)}
      />
      <div className={editor.two}>
        <SlugField
          label="Address of the page"
          description="/blogs-detail/…"
          {...form.getInputProps("slug")}
        />
        <TextInput
          type="date"
          label="Date"
          description="Today if left empty. With a later day, it is published on that day."
          {...form.getInputProps("start_at")}
        />
      </div>
      <Textarea
        autoComplete="off"
        inputMode="text"
        label="Short description"
        description="Shown on cards and in search results."
        rows={3}
        maxLength={300}
        {...form.getInputProps("short_description")}
      />
      <PictureField
        label="Picture"
        description="Wide, at least 1280 pixels."
        {...form.getInputProps("image")}
      />
      <RichTextField label="Text" {...form.getInputProps("description")} />
    </EditorFrame>
  );
}
