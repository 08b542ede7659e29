import { useState } from "react";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { toast } from "../../../../lib/forms/toast.ts";
import { formMessages } from "../../../../lib/language/form-messages.ts";
import { FileField } from "../../../../ui/fields/file-field.tsx";
import { isCatalog } from "../selling.rules.ts";
import classes from "./drafts.module.css";

type Catalog = File | string | null;

/**
 * S5.9: anything but pdf, xls or xlsx is put back at once. One that the market keeps already is a
 * name, and can be opened, replaced or taken out.
 */
export function CatalogField<C extends Catalog>({
  catalog,
  onChange,
}: {
  catalog: C;
  onChange: (catalog: File | null) => void;
}) {
  const [error, setError] = useState<string | null>(null);
  const choose = (file: File | null) => {
    const complaint =
      !file ||
      (isCatalog(file.name)
        ? file.size > 10 * 1024 * 1024 && formMessages.fileTooLarge
        : formMessages.notACatalog);
    const wrong = typeof complaint === "string" ? complaint : null;
    if (wrong) toast.error(wrong);
    setError(wrong);
    if (!wrong || catalog instanceof File || !catalog) onChange(wrong ? null : file);
  };
  return (
    <div className={classes.catalog}>
      <FileField
        label={t`Catalogue`}
        hint={t`pdf, xls or xlsx, 10 MB at most. Optional.`}
        accept=".pdf,.xls,.xlsx"
        file={catalog instanceof File ? catalog : null}
        error={error}
        onChange={choose}
      />
      {typeof catalog === "string" && (
        <p>
          <a href={`/uploads/${catalog}`} target="_blank" rel="noreferrer">
            {t`See the saved catalogue`}
          </a>
          <button type="button" aria-label={t`Remove the catalogue`} onClick={() => onChange(null)}>
            <IconX size={18} aria-hidden />
          </button>
        </p>
      )}
    </div>
  );
}
