import { TextInput } from "@mantine/core";
import type { ReviewedCompany } from "@rebale/contract/companies";
import { useRef } from "react";
import { companies } from "../../../lib/api/operations.ts";
import { JudgeBar } from "../queue/judge-bar.tsx";
import { useKeys } from "../queue/use-keys.ts";
import { api } from "../session/office-api.ts";
import { decisionsOn, KEYS, verbs } from "./decisions.rules.ts";
import type { Reasons } from "./use-reasons.ts";

/** The decision on a company: what is asked for stands beside the papers, or here. */
export function JudgeCompany({ company, reasons }: { company: ReviewedCompany; reasons: Reasons }) {
  const general = useRef<HTMLInputElement>(null);
  useKeys((key) => {
    if (key === "0") general.current?.focus();
    return key === "0";
  });
  return (
    <JudgeBar
      queue="companies"
      id={company._id}
      name={company.name}
      assigned={company.assigned}
      waits={company.status === "submitted"}
      undoUntil={company.undo_until}
      choices={decisionsOn(company).map((decision) => ({
        key: KEYS[decision],
        verb: verbs[decision].verb,
        isMain: decision === "accept",
        missing: () => {
          if (decision === "accept" || reasons.given.length > 0) return null;
          general.current?.focus();
          return "Say what is wrong first: the company sees it.";
        },
        decide: async () => {
          const { data } = await api.call(companies.reviewCompany, {
            params: { id: company._id },
            body: { decision, reasons: decision === "accept" ? [] : reasons.given },
          });
          return { done: verbs[decision].done, until: data.undo_until };
        },
      }))}
    >
      <TextInput
        ref={general}
        autoComplete="off"
        inputMode="text"
        label="Reason that is about no single paper"
        description="For a correction, a refusal or a suspension. 0 goes here, 1 to 4 to the papers, Esc leaves a field."
        maxLength={300}
        value={reasons.of("")}
        onChange={(e) => reasons.type("", e.currentTarget.value)}
      />
    </JudgeBar>
  );
}
