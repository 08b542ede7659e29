import { NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { DataOf } from "@rebale/contract";
import type { Stream } from "@rebale/contract/authorisations";
import type { officeCategories } from "@rebale/contract/content";
import type { Material } from "@rebale/contract/listings";
import { t } from "ttag";
import { content } from "../../../lib/api/office-operations.ts";
import { requirementChoices } from "../../../lib/formatting/authorisations.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { BY_TITLE, type CategoryFields } from "./category-fields.ts";
import editor from "./parts/editor.module.css";
import { EditorFrame } from "./parts/editor-frame.tsx";
import { PictureField } from "./parts/picture-field.tsx";
import { slugOf } from "./parts/slug.rules.ts";
import { SlugField } from "./parts/slug-field.tsx";
import { SubCategories } from "./sub-categories.tsx";

type Category = DataOf<typeof officeCategories.list>[number];

/** An icon is a path on this site; an uploaded picture's is below /uploads. */
const asPath = (image: string) =>
  image === "" || image.startsWith("/") ? image : `/uploads/${image}`;

const asStream = (chosen: string) => (chosen || null) as Stream | null;

export function CategoryEditor({
  category,
  materials,
  onDone,
}: {
  category: Category | null;
  materials: readonly Material[];
  onDone: () => Promise<void>;
}) {
  const form = useForm<CategoryFields>({
    initialValues: {
      title: category?.title ?? "",
      title_hi: category?.title_hi ?? "",
      url: category?.url ?? "",
      icon: category?.icon ?? "",
      sub_category:
        category?.sub_category.map((sub) => ({
          url: sub.url,
          title: sub.title,
          title_hi: sub.title_hi ?? "",
          material: sub.material ?? "",
          requires_authorisation: sub.requires_authorisation ?? "",
          key: sub._id,
        })) ?? [],
      requires_authorisation: category?.requires_authorisation ?? "",
    },
    validate: {
      title: (v) => (v.trim() ? null : t`Title is required.`),
      url: (v) => (v.trim() ? null : t`Enter the address of its page.`),
      icon: (v) => (v.trim() ? null : t`Choose an icon`),
      sub_category: {
        title: (v: string) => (v.trim() ? null : t`Title is required.`),
        url: (v: string) => (v.trim() ? null : t`Enter the address of its page.`),
      },
    },
  });
  const { add, change, remove } = content.officeCategories;
  const save = ({ requires_authorisation, sub_category, ...fields }: CategoryFields) => {
    const body = {
      title: fields.title,
      title_hi: fields.title_hi || null,
      url: fields.url,
      icon: fields.icon,
      requires_authorisation: asStream(requires_authorisation),
      sub_category: sub_category.map((s) => ({
        url: s.url,
        title: s.title,
        title_hi: s.title_hi || null,
        requires_authorisation: asStream(s.requires_authorisation),
        ...(s.material !== BY_TITLE && { material: s.material || null }),
      })),
    };
    return category
      ? api.call(change, { params: { id: category._id }, body })
      : api.call(add, { body });
  };
  const setTitle = (title: string) => {
    if (!category && form.values.url === slugOf(form.values.title))
      form.setFieldValue("url", slugOf(title));
    form.setFieldValue("title", title);
  };
  return (
    <EditorFrame
      noun={t`category`}
      all={t`All categories`}
      isNew={!category}
      form={form}
      onSave={save}
      onRemove={category ? () => api.call(remove, { params: { id: category._id } }) : undefined}
      removal={t`Only a category without lots can be deleted, its sub-categories with it. This cannot be undone.`}
      onDone={onDone}
    >
      <div className={editor.two}>
        <TextInput
          autoComplete="off"
          inputMode="text"
          label={t`Title`}
          maxLength={60}
          {...form.getInputProps("title")}
          onChange={(e) => setTitle(e.currentTarget.value)}
        />
        <TextInput
          autoComplete="off"
          inputMode="text"
          label={t`Title in Hindi`}
          lang="hi"
          maxLength={60}
          {...form.getInputProps("title_hi")}
        />
      </div>
      <SlugField
        label={t`Address`}
        description="/categoryproduct/…"
        {...form.getInputProps("url")}
      />
      <TextInput
        autoComplete="off"
        inputMode="text"
        label={t`Icon`}
        description={t`A path on this site, such as /icons/e-waste.svg, or upload a picture below.`}
        {...form.getInputProps("icon")}
      />
      <PictureField
        label={t`Picture of the icon`}
        whole
        value={form.values.icon}
        onChange={(image) => form.setFieldValue("icon", asPath(image))}
      />
      <NativeSelect
        autoComplete="off"
        label={t`Its lots usually ask bidders for an authorisation`}
        description={t`Filled in when a lot is approved; it can be changed there.`}
        data={requirementChoices}
        {...form.getInputProps("requires_authorisation")}
      />
      <SubCategories form={form} materials={materials} />
    </EditorFrame>
  );
}
