import type { UseFormReturnType } from "@mantine/form";
import type { Site } from "@rebale/contract/companies";
import type { Category } from "@rebale/contract/listings";
import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import { PictureField } from "../pictures/picture-field.tsx";
import type { Draft } from "../selling.rules.ts";
import { CatalogField } from "./catalog-field.tsx";
import classes from "./drafts.module.css";
import { LotFields } from "./lot-fields.tsx";
import type { Chosen } from "./use-drafts.ts";

interface Props {
  form: UseFormReturnType<Draft>;
  files: Chosen;
  onFiles: (files: Chosen) => void;
  categories: readonly Category[];
  states: readonly string[];
  sites: readonly Site[];
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
  sites,
  editing,
  onSave,
  onCancel,
}: Props) {
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        onSave();
      }}
    >
      <h2>{editing ? t`Change this product` : t`Upload Product`}</h2>
      <PictureField
        pictures={files.pictures}
        onChange={(pictures) => onFiles({ ...files, pictures })}
      />
      <div className={classes.fields}>
        <LotFields form={form} categories={categories} states={states} sites={sites} />
        <CatalogField
          catalog={files.catalog}
          onChange={(catalog) => onFiles({ ...files, catalog })}
        />
      </div>
      <div className={classes.actions}>
        {editing && (
          <PlainButton kind="quiet" onClick={onCancel}>
            {t`Discard changes`}
          </PlainButton>
        )}
        <PlainButton type="submit" kind="brand">
          {editing ? t`Save changes` : t`Add Product`}
        </PlainButton>
      </div>
    </form>
  );
}
