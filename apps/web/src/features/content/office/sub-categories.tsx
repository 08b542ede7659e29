import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Material } from "@rebale/contract/listings";
import { t } from "ttag";
import IconTrash from "~icons/tabler/trash";
import { requirementChoices } from "../../../lib/formatting/authorisations.ts";
import { BY_TITLE, type CategoryFields } from "./category-fields.ts";
import editor from "./parts/editor.module.css";
import { MoveButtons } from "./parts/move-buttons.tsx";
import { slugOf } from "./parts/slug.rules.ts";
import { SlugField } from "./parts/slug-field.tsx";

const MAX = 60;

/** In the order in which sellers choose from them. */
export function SubCategories({
  form,
  materials,
}: {
  form: UseFormReturnType<CategoryFields>;
  materials: readonly Material[];
}) {
  const { sub_category } = form.values;
  const choices = [
    { value: BY_TITLE, label: t`As its title says` },
    { value: "", label: t`None` },
    ...materials.map(({ code, name, hsn }) => ({ value: code, label: t`${name} (HSN ${hsn})` })),
  ];
  const choicesOf = (material: string) => (material === BY_TITLE ? choices : choices.slice(1));
  const setTitle = (i: number, title: string) => {
    const now = sub_category[i];
    if (now && now.url === slugOf(now.title))
      form.setFieldValue(`sub_category.${i}.url`, slugOf(title));
    form.setFieldValue(`sub_category.${i}.title`, title);
  };
  return (
    <fieldset className={editor.subs}>
      <legend>{t`Sub-categories`}</legend>
      {sub_category.length === 0 && (
        <p>{t`None yet. Sellers then see “This Category Has No Data”.`}</p>
      )}
      {sub_category.map(({ key, title, material }, i) => (
        <div key={key} className={editor.sub}>
          <TextInput
            autoComplete="off"
            inputMode="text"
            label={t`Title`}
            maxLength={60}
            {...form.getInputProps(`sub_category.${i}.title`)}
            onChange={(e) => setTitle(i, e.currentTarget.value)}
          />
          <TextInput
            autoComplete="off"
            inputMode="text"
            label={t`Title in Hindi`}
            lang="hi"
            maxLength={60}
            {...form.getInputProps(`sub_category.${i}.title_hi`)}
          />
          <SlugField
            label={t`Address of the page`}
            {...form.getInputProps(`sub_category.${i}.url`)}
          />
          <NativeSelect
            autoComplete="off"
            label={t`Material`}
            data={choicesOf(material)}
            {...form.getInputProps(`sub_category.${i}.material`)}
          />
          <NativeSelect
            autoComplete="off"
            label={t`Asks for`}
            data={requirementChoices}
            {...form.getInputProps(`sub_category.${i}.requires_authorisation`)}
          />
          <RowButtons
            name={title || t`this sub-category`}
            isFirst={i === 0}
            isLast={i === sub_category.length - 1}
            onMove={(by) => form.reorderListItem("sub_category", { from: i, to: i + by })}
            onRemove={() => form.removeListItem("sub_category", i)}
          />
        </div>
      ))}
      {form.errors.sub_category && <p role="alert">{form.errors.sub_category}</p>}
      <div>
        <Button
          variant="default"
          disabled={sub_category.length >= MAX}
          onClick={() =>
            form.insertListItem("sub_category", {
              url: "",
              title: "",
              title_hi: "",
              requires_authorisation: "",
              material: BY_TITLE,
              key: crypto.randomUUID(),
            })
          }
        >
          {t`Add a sub-category`}
        </Button>
      </div>
    </fieldset>
  );
}

function RowButtons({
  name,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  return (
    <div className={editor.rowButtons}>
      <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
      <Button
        variant="subtle"
        color="red.6"
        px={10}
        aria-label={t`Remove ${name}`}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </Button>
    </div>
  );
}
