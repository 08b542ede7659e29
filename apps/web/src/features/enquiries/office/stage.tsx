import type { EnquiryStage } from "@rebale/contract/enquiries/enquiries";
import { Chip } from "../../../shared/office/chip.tsx";
import { stages } from "./enquiry-labels.ts";

export const Stage = ({ stage }: { stage: EnquiryStage }) => (
  <Chip tone={stages[stage].tone}>{stages[stage].words}</Chip>
);
