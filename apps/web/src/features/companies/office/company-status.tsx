import type { OfficeCompany } from "@rebale/contract/companies";
import { Chip, type Tone } from "../../../shared/office/chip.tsx";

type Status = OfficeCompany["status"] | "refused";
export const statusTitles: Readonly<Record<Status, string>> = {
  refused: "Refused",
  submitted: "Waiting",
  correction_asked: "Correction requested",
  verified: "Verified",
  unverified: "Unverified",
  suspended: "Suspended",
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
