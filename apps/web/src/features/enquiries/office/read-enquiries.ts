import { oneOf, readListAddress } from "../../../shared/office/list/list-address.rules.ts";
import { ASSIGNEES, STAGES } from "./enquiry-labels.ts";

/** The list that an address asks for; what waits is what the office opens first. */
export function readEnquiryFilter(address: URLSearchParams) {
  const stage = oneOf(address.get("stage"), STAGES);
  const assignee = oneOf(address.get("assignee"), ASSIGNEES);
  return {
    stage: stage === "all" ? undefined : stage,
    assignee: assignee === "anyone" ? undefined : assignee,
  };
}

export const readEnquiryQuery = (address: URLSearchParams) => ({
  ...readListAddress(address),
  ...readEnquiryFilter(address),
});
