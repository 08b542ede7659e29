import { Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { NativeSelect } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Category } from "@rebale/contract/listings";
import { PlainButton } from "../../../ui/button-link.tsx";
import { PincodeField } from "../../../ui/fields/india-fields.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import { type Draft, UNITS } from "../selling.rules.ts";
import { CatalogField } from "./catalog-field.tsx";
import { CategoryFields } from "./category-fields.tsx";
import classes from "./drafts.module.css";
import type { Chosen } from "./use-drafts.ts";

interface Props {
  form: UseFormReturnType<Draft>;
  files: Chosen;
  onFiles: (files: Chosen) => void;
  categories: readonly Category[];
  states: readonly string[];
  /** A draft from the list is being changed. */
  editing: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** S2.11: Upload Product. */
export function DraftForm({
  form,
  files,
  onFiles,
  categories,
  states,
  editing,
  onSave,
  onCancel,
}: Props) {
  const field = (name: keyof Draft) => ({ withAsterisk: true, ...form.getInputProps(name) });
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        onSave();
      }}
    >
      <h2>{editing ? "Change this product" : "Upload Product"}</h2>
      <PictureField
        pictures={files.pictures}
        onChange={(pictures) => onFiles({ ...files, pictures })}
      />
      <div className={classes.fields}>
        <CategoryFields form={form} categories={categories} />
        <TextInput
          autoComplete="off"
          inputMode="text"
          label="Title"
          maxLength={120}
          description="For example: HDPE drums, cut and washed, 6 MT"
          className={classes.whole}
          {...field("title")}
        />
        <TextInput autoComplete="off" label="Quantity" inputMode="decimal" {...field("quantity")} />
        <NativeSelect autoComplete="off" label="Unit" data={[...UNITS]} {...field("unit")} />
        <Textarea
          autoComplete="off"
          inputMode="text"
          label="Description"
          description="What it is, its condition, how it is packed, how it is weighed, and by when it must be lifted."
          autosize={false}
          rows={5}
          maxLength={4000}
          className={classes.whole}
          {...field("description")}
        />
        <NativeSelect
          autoComplete="address-level1"
          label="State"
          data={[{ value: "", label: "Choose a state" }, ...states]}
          {...field("state")}
        />
        <TextInput autoComplete="address-level2" inputMode="text" label="City" {...field("city")} />
        <PincodeField {...field("pincode")} />
        <CatalogField
          catalog={files.catalog}
          onChange={(catalog) => onFiles({ ...files, catalog })}
        />
      </div>
      <div className={classes.actions}>
        {editing && (
          <PlainButton kind="quiet" onClick={onCancel}>
            Discard changes
          </PlainButton>
        )}
        <PlainButton type="submit" kind="brand">
          {editing ? "Save changes" : "Add Product"}
        </PlainButton>
      </div>
    </form>
  );
}
