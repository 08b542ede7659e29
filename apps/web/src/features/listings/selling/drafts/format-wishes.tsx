import { NativeSelect } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FORMAT_KINDS, hasTwoStages, USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import { t } from "ttag";
import { formatNames } from "../../../../shared/lot/formats/format-labels.ts";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import type { Draft } from "../selling.rules.ts";
import classes from "./drafts.module.css";
import { readFormat, type TypedFormat } from "./typed-format.rules.ts";

/** How the seller wishes to sell it, and from how many companies on. */
export function FormatWishes({ form }: { form: UseFormReturnType<Draft> }) {
  const { format, min_bidders } = form.getValues();
  const typed = readFormat(format);
  const change = (to: TypedFormat) =>
    form.setFieldValue("format", to.kind === USUAL_FORMAT ? "" : JSON.stringify(to));
  const named = Object.keys(form.errors).some((path) => /^(format|min_bidders)/.test(path));
  return (
    <details
      className={`${classes.whole} ${classes.terms}`}
      open={named || format !== "" || min_bidders !== "" || undefined}
    >
      <summary>{t`Auction or tender`}</summary>
      <p>{t`Our team reviews it and may set something else.`}</p>
      <div className={classes.wishes}>
        <NativeSelect
          autoComplete="off"
          label={t`Format`}
          description={descriptions[typed.kind]}
          data={FORMAT_KINDS.map((value) => ({ value, label: formatNames[value] }))}
          value={typed.kind}
          onChange={(e) =>
            change({ kind: e.currentTarget.value as TypedFormat["kind"], best: null })
          }
          error={form.errors.format ?? form.errors["format.kind"]}
        />
        {hasTwoStages(typed.kind) && (
          <NumberField
            label={t`Auction for the best so many, if not for all`}
            inputMode="numeric"
            value={typed.best ?? ""}
            onChange={(best) => change({ ...typed, best: best === "" ? null : best })}
            error={form.errors["format.best"]}
          />
        )}
        <NumberField
          label={t`Companies needed, if any`}
          description={t`2 to 20. With fewer bidders it is not sold; buyers read it before they bid.`}
          inputMode="numeric"
          {...form.getInputProps("min_bidders")}
          onChange={(typed) => form.setFieldValue("min_bidders", String(typed))}
        />
      </div>
    </details>
  );
}

const descriptions: Readonly<Record<TypedFormat["kind"], string>> = {
  english: t`Buyers see each other’s bids and outbid them.`,
  tender: t`Each buyer offers once, sealed; all are opened together at the end.`,
  tender_auction: t`Sealed tenders first; the best of them go on in an open auction.`,
};

/** A large heap as several lots, so that smaller buyers can take a part. */
export const PartsField = ({ form }: { form: UseFormReturnType<Draft> }) => (
  <NumberField
    label={t`In parts, if any`}
    description={t`2 to 20 lots of equal quantity, each sold on its own. Prices are for each part.`}
    inputMode="numeric"
    className={classes.whole}
    {...form.getInputProps("parts")}
    onChange={(typed) => form.setFieldValue("parts", String(typed))}
  />
);
