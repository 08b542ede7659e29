import type { ReviewedCompany } from "@rebale/contract/companies";
import { t } from "ttag";
import { companies } from "../../../lib/api/office-operations.ts";
import { DecisionBar } from "../../../shared/office/queue/decision-bar.tsx";
import { storeTyped } from "../../../shared/office/queue/undoable.ts";
import type { Reasons } from "../../../shared/office/queue/use-reasons.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { decisionsOn, KEYS, verbs } from "./decisions.rules.ts";

/**
 * The decision on a company, carried out when its minute is over; what is asked for is shown beside
 * its papers.
 */
export const ReviewCompany = ({
  company,
  reasons,
}: {
  company: ReviewedCompany;
  reasons: Reasons;
}) => (
  <DecisionBar
    queue="companies"
    id={company._id}
    name={company.name}
    assigned={company.assigned}
    waits={company.status === "submitted" && !company.held}
    undoUntil={company.undo_until}
    choices={decisionsOn(company).map((decision) => ({
      key: KEYS[decision],
      verb: verbs[decision].verb,
      isMain: decision === "accept",
      missing: () => {
        if (decision === "accept" || reasons.given.length > 0) return null;
        reasons.demand("", t`First say what is wrong. The company will see it.`);
        return "";
      },
      decide: async () => {
        const { data } = await api.call(companies.reviewCompany, {
          params: { id: company._id },
          body: {
            decision,
            reasons: decision === "accept" ? [] : reasons.given,
            seen_decision: company.decided?._id ?? null,
            // A suspension that waits is a minute in which they go on bidding.
            hold: decision !== "suspend",
          },
        });
        storeTyped(reasons.typed);
        return { done: verbs[decision].done, until: data.undo_until };
      },
    }))}
  />
);
