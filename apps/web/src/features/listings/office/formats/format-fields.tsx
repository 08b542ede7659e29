import { NativeSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FORMAT_KINDS, type FormatKind } from "@rebale/contract/auctions/format-facts";
import type { ComponentType } from "react";
import { t } from "ttag";
import { formatNames } from "../../../../shared/lot/formats/format-labels.ts";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import type { ApprovalFields } from "../approval.rules.ts";
import classes from "../lots.module.css";

interface OfForm {
  form: UseFormReturnType<ApprovalFields>;
}

/** A flat deposit says nothing of the offer. */
const SealedHint = () => (
  <p className={classes.runs}>
    {t`Sealed until the opening. Its deposit is an amount, the same for every tender.`}
  </p>
);

const TenderAuctionFields = ({ form }: OfForm) => (
  <>
    <SealedHint />
    <TextInput
      type="datetime-local"
      label={t`Tenders are opened (IST)`}
      description={t`Between the start and the end.`}
      withAsterisk
      {...form.getInputProps("format.tender_end_at")}
    />
    <TextInput
      type="datetime-local"
      label={t`The auction starts (IST), if later`}
      description={t`At the opening, where nothing is set. It ends at the end above.`}
      {...form.getInputProps("format.auction_start_at")}
    />
    <NumberField
      label={t`For the best so many, if not for all`}
      description={t`2 to 50 companies; whoever equals the last of them qualifies, too.`}
      inputMode="numeric"
      {...form.getInputProps("format.best")}
    />
  </>
);

/** The fields of each format alone. A kind that is not here does not compile. */
const FORMAT_FIELDS = {
  english: null,
  tender: SealedHint,
  tender_auction: TenderAuctionFields,
} as const satisfies Record<FormatKind, ComponentType<OfForm> | null>;

/** How the lot is sold, and below how many companies it is not. */
export function FormatFields({ form }: OfForm) {
  const Own = FORMAT_FIELDS[form.values.format.kind];
  return (
    <>
      <NativeSelect
        autoComplete="off"
        label={t`Format`}
        data={FORMAT_KINDS.map((value) => ({ value, label: formatNames[value] }))}
        {...form.getInputProps("format.kind")}
      />
      <NumberField
        label={t`Companies needed, if any`}
        description={t`2 to 20. With fewer it is not sold. Bidders read it before they bid.`}
        inputMode="numeric"
        {...form.getInputProps("min_bidders")}
      />
      {Own && <Own form={form} />}
    </>
  );
}
