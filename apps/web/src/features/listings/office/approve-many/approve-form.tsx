import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Ask } from "../../../../shared/office/panels/ask.tsx";
import { BusyButton } from "../../../../shared/office/panels/busy-button.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import type { LotRow } from "../lot-row.ts";
import classes from "./many.module.css";
import { lotsOf, type Plan } from "./plan.tsx";
import { type ChecksOf, PlannedLots } from "./planned-lots.tsx";
import { type SavedTemplates, SavedTemplatesBar } from "./saved-templates.tsx";
import { templateOf, withTemplate } from "./template-fields.rules.ts";
import { TemplateForm } from "./template-form.tsx";
import { useApproval } from "./use-approval.ts";

interface Props {
  lots: readonly LotRow[];
  checks: ChecksOf;
  saved: SavedTemplates;
  onDone: (done: Plan) => void;
}

/** The lots that match, those chosen at first in which nothing stands out: scheduled, previewed, approved. */
export function ApproveForm({ lots, checks, saved, onDone }: Props) {
  /** How many are asked about. */
  const [asking, setAsking] = useState<number | null>(null);
  const many = useApproval(lots, checks, onDone);
  const { form, plan, chosen, wanted, failure } = many;
  return (
    <>
      <Section level="h2" title={t`Approval settings`} lead={t`All times are Indian time (IST).`}>
        <SavedTemplatesBar
          saved={saved}
          current={() => templateOf(form.getValues())}
          onChoose={(template) => form.setValues(withTemplate(form.getValues(), template))}
        />
        <form noValidate onSubmit={form.onSubmit(many.preview)}>
          <TemplateForm form={form} />
          {failure && (
            <div className={classes.failed}>
              <Notice kind="failed">{failure}</Notice>
            </div>
          )}
          <ApproveBar
            matching={lots.length}
            wanted={wanted.length}
            plan={plan}
            isBusy={form.submitting}
            onChooseAll={many.chooseAll}
            onApprove={setAsking}
          />
        </form>
      </Section>
      <PlannedLots
        lots={lots}
        checks={checks}
        chosen={chosen}
        onChoose={many.choose}
        fields={form.values}
        rows={many.rows}
        onRow={many.setRow}
        plan={
          plan && {
            lots: new Map(plan.lots.map((lot) => [lot._id, lot])),
            left: new Map(plan.left.map((lot) => [lot._id, lot])),
          }
        }
      />
      {asking !== null && (
        <Ask
          title={t`Approve ${lotsOf(asking)}?`}
          text={t`Each seller gets one message about all of their lots, and signs first where that is not waived. After its first bid an auction can no longer be changed.`}
          yes={t`Approve`}
          onClose={() => setAsking(null)}
          onYes={many.approve}
        />
      )}
    </>
  );
}

interface BarProps {
  matching: number;
  wanted: number;
  plan: Plan | null;
  isBusy: boolean;
  onChooseAll: (isChosen: boolean) => void;
  /** Asked with the number of lots that would be approved. */
  onApprove: (lots: number) => void;
}

function ApproveBar({ matching, wanted, plan, isBusy, onChooseAll, onApprove }: BarProps) {
  const goOn = useRef<HTMLButtonElement>(null);
  // After a preview comes the approval.
  useEffect(() => {
    if (plan) goOn.current?.focus();
  }, [plan]);
  return (
    <div className={classes.bar}>
      <label className={classes.all}>
        <input
          type="checkbox"
          checked={wanted === matching}
          onChange={(e) => onChooseAll(e.currentTarget.checked)}
        />
        {t`All ${matching} that match`}
      </label>
      <span role="status">{plan ? `${planned(plan, wanted)}.` : t`${wanted} selected.`}</span>
      <BusyButton
        type="submit"
        variant={plan ? "default" : "filled"}
        color={plan ? undefined : "marigold.5"}
        loading={isBusy}
      >
        {t`Preview`}
      </BusyButton>
      {plan && plan.lots.length > 0 && (
        <Button ref={goOn} color="marigold.5" onClick={() => onApprove(plan.lots.length)}>
          {t`Approve ${lotsOf(plan.lots.length)}`}
        </Button>
      )}
    </div>
  );
}

function planned({ lots, left }: Plan, wanted: number): string {
  const can = t`${lots.length} of ${wanted} can be approved`;
  if (left.length === 0) return can;
  return left.length === 1 ? t`${can}; 1 is left out` : t`${can}; ${left.length} are left out`;
}
