import { Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { t } from "ttag";
import { faultIn } from "./company-lines.rules.ts";
import { PastBuyers } from "./past-buyers.tsx";

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The form's, by path. */
  readonly errors: Readonly<Record<string, unknown>>;
}

/** Companies by PAN, one a line. */
export const CompanyLines = ({ value, onChange, errors }: Props) => (
  <>
    <Textarea
      autoComplete="off"
      inputMode="text"
      spellCheck={false}
      label={t`Companies`}
      description={t`One a line: PAN, then the name. For example: AAACA0001A Asha Metals`}
      autosize={false}
      rows={7}
      withAsterisk
      value={value}
      onChange={(e) => onChange(e.currentTarget.value)}
      error={faultIn(errors)}
    />
    <PastBuyers lines={value} onChange={onChange} />
  </>
);
