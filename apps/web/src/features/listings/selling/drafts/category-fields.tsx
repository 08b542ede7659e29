import { NativeSelect } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Category } from "@rebale/contract/listings";
import { t } from "ttag";
import { formMessages } from "../../../../lib/language/form-messages.ts";
import type { Draft } from "../selling.rules.ts";
import classes from "./drafts.module.css";

/** S5.9: a category without sub-categories says so. */
export function CategoryFields({
  form,
  categories,
}: {
  form: UseFormReturnType<Draft>;
  categories: readonly Category[];
}) {
  const { category_id } = form.values;
  const category = categories.find(({ _id }) => _id === category_id);
  const options = (list: readonly { _id: string; title: string }[]) =>
    list.map(({ _id, title }) => ({ value: _id, label: title }));
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label={t`Category`}
        withAsterisk
        data={[{ value: "", label: t`Choose a category` }, ...options(categories)]}
        {...form.getInputProps("category_id")}
        onChange={(e) => {
          form.setFieldValue("category_id", e.currentTarget.value);
          form.setFieldValue("sub_category_id", "");
          form.clearFieldError("category_id");
        }}
      />
      {category?.sub_category.length === 0 ? (
        <p className={classes.noSub} role="status">
          {formMessages.noSubCategory}
        </p>
      ) : (
        <NativeSelect
          autoComplete="off"
          label={t`Sub-category`}
          disabled={!category}
          data={[
            { value: "", label: category ? t`Not sure, or mixed` : t`Choose a category first` },
            ...options(category?.sub_category ?? []),
          ]}
          {...form.getInputProps("sub_category_id")}
        />
      )}
    </>
  );
}
