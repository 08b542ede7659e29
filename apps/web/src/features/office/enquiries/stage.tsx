import type { EnquiryStage } from "@rebale/contract/office/enquiries";
import { Chip } from "../parts/chip.tsx";
import { stages } from "./enquiry-words.ts";

export const Stage = ({ stage }: { stage: EnquiryStage }) => (
  <Chip tone={stages[stage].tone}>{stages[stage].words}</Chip>
);
