import type { OfficeCompany } from "@rebale/contract/companies";
import { t } from "ttag";
import { Chip, type Tone } from "../../../shared/office/chip.tsx";

type Status = OfficeCompany["status"] | "refused";
export const statusTitles: Readonly<Record<Status, string>> = {
  refused: t`Refused`,
  submitted: t`Waiting`,
  correction_asked: t`Correction requested`,
  verified: t`Verified`,
  unverified: t`Unverified`,
  suspended: t`Suspended`,
};
const tones: Readonly<Record<Status, Tone>> = {
  refused: "bad",
  submitted: "waits",
  correction_asked: "calm",
  verified: "good",
  unverified: "calm",
  suspended: "bad",
};
export const CompanyStatus = ({
  status,
  is_refused,
}: Pick<OfficeCompany, "status" | "is_refused">) => {
  const shown = is_refused ? "refused" : status;
  return <Chip tone={tones[shown]}>{statusTitles[shown]}</Chip>;
};
