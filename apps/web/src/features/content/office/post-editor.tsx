import { Checkbox, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Checkbox.css";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { officeBlogs } from "@rebale/contract/content";
import { content } from "../../../lib/api/office-operations.ts";
import { blogDate } from "../../../lib/formatting/formatting.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import editor from "./parts/editor.module.css";
import { EditorFrame } from "./parts/editor-frame.tsx";
import { PictureField } from "./parts/picture-field.tsx";
import { slugOf } from "./parts/slug.rules.ts";
import { SlugField } from "./parts/slug-field.tsx";
import { PostTexts } from "./post-texts.tsx";

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
      title_hi: post?.title_hi ?? "",
      short_description_hi: post?.short_description_hi ?? "",
      description_hi: post?.description_hi ?? "",
      is_draft: post?.is_draft ?? false,
    },
    validate: {
      title: (v) => (v.trim() ? null : t`Title is required.`),
      slug: (v) => (v.trim() ? null : t`Enter the address of its page.`),
      short_description: (v) => (v.trim() ? null : t`Short description is required.`),
      description: (v) => (v.trim() ? null : t`Enter the text of the post.`),
    },
  });
  const { add, change, remove } = content.officeBlogs;
  const save = (values: typeof form.values) => {
    const body = {
      ...values,
      image: values.image || null,
      start_at: values.start_at || null,
      title_hi: values.title_hi || null,
      short_description_hi: values.short_description_hi || null,
      description_hi: values.description_hi || null,
    };
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
      noun={t`post`}
      all={t`All blog posts`}
      isNew={!post}
      form={form}
      onSave={save}
      onRemove={post ? () => api.call(remove, { params: { id: post._id } }) : undefined}
      removal={t`It disappears from the blog at once. This cannot be undone.`}
      onDone={onDone}
    >
      <div className={editor.two}>
        <SlugField
          label={t`Address of the page`}
          description="/blogs-detail/…"
          {...form.getInputProps("slug")}
        />
        <TextInput
          type="date"
          label={t`Date`}
          description={t`Today if left empty. With a later day, it is published on that day.`}
          {...form.getInputProps("start_at")}
        />
      </div>
      <Checkbox
        label={t`Draft`}
        description={t`Only the office sees a draft, whatever its day.`}
        {...form.getInputProps("is_draft", { type: "checkbox" })}
      />
      <PictureField
        label={t`Picture`}
        description={t`Wide, at least 1280 pixels.`}
        {...form.getInputProps("image")}
      />
      <PostTexts form={form} setTitle={setTitle} />
      {post && (
        <ButtonLink to={`/admin/blogs/${post._id}/preview`} kind="quiet" target="_blank">
          {t`Preview as it is saved`}
        </ButtonLink>
      )}
    </EditorFrame>
  );
}
