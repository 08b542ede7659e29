import { useState } from "react";
import { t } from "ttag";
import { formSays } from "../../../lib/form-messages.ts";
import { toast } from "../../../lib/toast.ts";
import { FileField } from "../../../ui/fields/file-field.tsx";
import { isCatalog } from "../selling.rules.ts";

/** S5.9: anything but pdf, xls or xlsx is put back at once. */
export function CatalogField({
  catalog,
  onChange,
}: {
  catalog: File | null;
  onChange: (catalog: File | null) => void;
}) {
  const [error, setError] = useState<string | null>(null);
  const choose = (file: File | null) => {
    const complaint =
      !file ||
      (isCatalog(file.name)
        ? file.size > 10 * 1024 * 1024 && formSays.fileTooLarge
        : formSays.notACatalog);
    const wrong = typeof complaint === "string" ? complaint : null;
    if (wrong) toast.error(wrong);
    setError(wrong);
    onChange(wrong ? null : file);
  };
  return (
    <FileField
      label={t`Catalogue`}
      hint={t`pdf, xls or xlsx, 10 MB at most. Optional.`}
      accept=".pdf,.xls,.xlsx"
      file={catalog}
      error={error}
      onChange={choose}
    />
  );
}
