import { Group, NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Role } from "@rebale/contract/companies";
import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { roleChoices } from "./roles.ts";

/** A user's place in the company, as its forms hold it; no limit is an empty field. */
export interface SeatTerms {
  role: Role;
  bid_limit: number | string;
}

/** As the server takes it. */
export const seatTermsOf = ({ role, bid_limit }: SeatTerms) => ({
  role,
  bid_limit: bid_limit === "" ? null : bid_limit,
});

interface Props {
  form: {
    readonly submitting: boolean;
    getInputProps(field: keyof SeatTerms): object;
  };
  /** The button's words. */
  yes: string;
  onCancel: () => void;
}

/** Role, limit and the form's buttons. */
export const SeatFields = ({ form, yes, onCancel }: Props) => (
  <>
    <NativeSelect
      label={t`Role`}
      autoComplete="off"
      data-autofocus
      data={roleChoices}
      {...form.getInputProps("role")}
    />
    <MoneyField
      label={t`Limit per bid`}
      description={t`Leave empty for no limit`}
      {...form.getInputProps("bid_limit")}
    />
    <Group justify="flex-end" gap={10} mt={20}>
      <PlainButton kind="quiet" onClick={onCancel}>
        {t`Cancel`}
      </PlainButton>
      <SubmitButton busy={form.submitting}>{yes}</SubmitButton>
    </Group>
  </>
);
