import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { UseFormReturnType } from "@mantine/form";
import type { Site } from "@rebale/contract/companies";
import type { Category, UsualTerms } from "@rebale/contract/listings";
import { t } from "ttag";
import { PlainButton } from "../../../../ui/button-link.tsx";
import type { SavedDraft } from "../autosave/draft-content.ts";
import { SaveState } from "../autosave/save-state.tsx";
import { materialOf } from "../pictures/material-of.ts";
import { PictureField } from "../pictures/picture-field.tsx";
import type { Draft } from "../selling.rules.ts";
import { CatalogField } from "./catalog-field.tsx";
import classes from "./drafts.module.css";
import { PartsField } from "./format-wishes.tsx";
import { InviteField } from "./invite-field.tsx";
import { LotFields } from "./lot-fields.tsx";
import type { Files } from "./use-draft-form.ts";

interface Props {
  form: UseFormReturnType<Draft>;
  files: Files;
  onFiles: (files: Files) => void;
  categories: readonly Category[];
  states: readonly string[];
  sites: readonly Site[];
  usual: UsualTerms;
  money: boolean;
  gstSafe: boolean;
  /** The saved one; none as long as nothing was typed. */
  saved: SavedDraft | undefined;
  /** A draft from the list is being changed. */
  editing: boolean;
  onSave: () => void;
  onCancel: () => void;
  onReload: () => void;
  onKeepMine: () => void;
}

/** S2.11: Upload Product. */
export function DraftForm({
  form,
  files,
  onFiles,
  categories,
  states,
  sites,
  usual,
  money,
  gstSafe,
  saved,
  editing,
  onSave,
  onCancel,
  onReload,
  onKeepMine,
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
        material={materialOf(categories, form.getValues())}
        onChange={(pictures) => onFiles({ ...files, pictures })}
      />
      <div className={classes.fields}>
        <LotFields
          form={form}
          categories={categories}
          states={states}
          sites={sites}
          usual={usual}
          money={money}
          gstSafe={gstSafe}
        />
        <InviteField form={form} />
        <PartsField form={form} />
        <CatalogField
          catalog={files.catalog}
          onChange={(catalog) => onFiles({ ...files, catalog })}
        />
      </div>
      <SaveState draft={saved} onReload={onReload} onKeepMine={onKeepMine} />
      <Group justify="flex-end" gap={12} mt={28}>
        {editing && (
          <PlainButton kind="quiet" onClick={onCancel}>
            {t`Discard changes`}
          </PlainButton>
        )}
        <PlainButton type="submit" kind="brand">
          {editing ? t`Save changes` : t`Add Product`}
        </PlainButton>
      </Group>
    </form>
  );
}
