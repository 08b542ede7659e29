import type { OfficeCompany } from "@rebale/contract/companies";
import { Chip, type Tone } from "../parts/chip.tsx";

type Status = OfficeCompany["status"];
export const statusTitles: Readonly<Record<Status, string>> = {
  submitted: "Waiting",
  correction_asked: "Correction requested",
  verified: "Verified",
  unverified: "Unverified",
  suspended: "Suspended",
};
const tones: Readonly<Record<Status, Tone>> = {
  submitted: "waits",
  correction_asked: "calm",
  verified: "good",
  unverified: "calm",
  suspended: "bad",
};
export const CompanyStatus = ({ status }: { status: Status }) => (
  <Chip tone={tones[status]}>{statusTitles[status]}</Chip>
);
