import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Stream } from "@rebale/contract/authorisations";
import { useEffect, useRef, useState } from "react";
import { listings } from "../../../../lib/api/office-operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { serverNow } from "../../../../lib/server-clock.tsx";
import { useSelection } from "../../../../shared/office/list/selection.tsx";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { Notice } from "../../../../shared/office/notice.tsx";
import { Ask } from "../../../../shared/office/panels/ask.tsx";
import { BusyButton } from "../../../../shared/office/panels/busy-button.tsx";
import { Section } from "../../../../shared/office/section.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import { refreshCounts } from "../../../../shared/office/waiting-counts.ts";
import type { LotRow } from "../lot-row.ts";
import classes from "./many.module.css";
import { lotsOf, type Plan } from "./plan.tsx";
import { cleanOnes, PlannedLots, type WarningsOf } from "./planned-lots.tsx";
import { type SavedTemplates, SavedTemplatesBar } from "./saved-templates.tsx";
import {
  fieldOf,
  firstFields,
  forServer,
  type TemplateFields,
  templateOf,
  withTemplate,
} from "./template-fields.rules.ts";
import { TemplateForm } from "./template-form.tsx";

interface Props {
  lots: readonly LotRow[];
  warnings: WarningsOf;
  saved: SavedTemplates;
  onDone: (done: Plan) => void;
}

/** The lots that match, those chosen at first in which nothing stands out: scheduled, previewed, approved. */
export function ApproveForm({ lots, warnings, saved, onDone }: Props) {
  /** How many are asked about. */
  const [asking, setAsking] = useState<number | null>(null);
  const many = useApproval(lots, warnings, onDone);
  const { form, plan, chosen, wanted, failure } = many;
  return (
    <>
      <Section level="h2" title="Approval settings" lead="All times are Indian time (IST).">
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
        warnings={warnings}
        chosen={chosen}
        onChoose={many.choose}
        requirements={many.requirements}
        onRequire={many.require}
        taxedAs={many.taxedAs}
        onTax={many.tax}
        plan={
          plan && {
            lots: new Map(plan.lots.map((lot) => [lot._id, lot])),
            left: new Map(plan.left.map((lot) => [lot._id, lot])),
          }
        }
      />
      {asking !== null && (
        <Ask
          title={`Approve ${lotsOf(asking)}?`}
          text="Each seller gets one message about all of their lots, and signs first where that is not waived. After its first bid an auction can no longer be changed."
          yes="Approve"
          onClose={() => setAsking(null)}
          onYes={many.approve}
        />
      )}
    </>
  );
}

/** The chosen lots and the preview, which lasts until something of it changes. */
function useApproval(lots: Props["lots"], warnings: WarningsOf, onDone: Props["onDone"]) {
  const reread = useReread();
  const [requirements, setRequirements] = useState<ReadonlyMap<string, string>>(new Map());
  const [taxedAs, setTaxedAs] = useState<ReadonlyMap<string, string>>(new Map());
  const [plan, setPlan] = useState<Plan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const selection = useSelection(
    lots.map(({ _id }) => _id),
    // The preview no longer shows what would be done.
    { first: cleanOnes(lots, warnings), onChange: () => setPlan(null) },
  );
  const { chosen } = selection;
  const form = useForm<TemplateFields>({
    initialValues: firstFields(serverNow()),
    // The preview no longer shows what would be done.
    onValuesChange: () => {
      setPlan(null);
      setFailure(null);
    },
  });
  const wanted = lots.filter(({ _id }) => chosen.has(_id));
  const send = (dryRun: boolean) =>
    sendLots(wanted, form.getValues(), { requirements, taxedAs }, dryRun);

  const preview = async () => {
    setFailure(null);
    try {
      setPlan(await send(true));
    } catch (error) {
      if (error instanceof Refused) form.setErrors(errorsByField(error, form.getValues()));
      setFailure(explain(error));
    }
  };
  const approve = async () => {
    const result = await send(false);
    toast.success(`${lotsOf(result.lots.length)} approved`);
    setPlan(null);
    onDone(result);
    selection.chooseAll(false);
    void refreshCounts();
    await reread();
  };
  const require = (id: string, stream: string) => {
    setPlan(null);
    setRequirements((now) => new Map(now).set(id, stream));
  };
  const tax = (id: string, material: string) => {
    setPlan(null);
    setTaxedAs((now) => new Map(now).set(id, material));
  };
  return {
    form,
    plan,
    chosen,
    wanted,
    failure,
    requirements,
    preview,
    approve,
    choose: selection.choose,
    chooseAll: selection.chooseAll,
    require,
    taxedAs,
    tax,
  };
}

/** Answers what would be approved, or with `dryRun` false what now is. */
async function sendLots(
  lots: readonly LotRow[],
  fields: TemplateFields,
  { requirements, taxedAs }: Record<"requirements" | "taxedAs", ReadonlyMap<string, string>>,
  dryRun: boolean,
): Promise<Plan> {
  const { data } = await api.call(listings.approveLots, {
    body: {
      template: templateOf(fields),
      start_at: forServer(fields.start_at),
      first_end_at: forServer(fields.first_end_at),
      dry_run: dryRun,
      lots: lots.map(({ _id, edited_at, usual_requirement, taxed_as }) => ({
        _id,
        seen_edit: edited_at,
        requires_authorisation: ((requirements.get(_id) ?? usual_requirement) || null) as Stream,
        taxed_as: (taxedAs.get(_id) ?? taxed_as) || null,
      })),
    },
  });
  return data;
}

const errorsByField = ({ errors }: Refused, fields: TemplateFields) =>
  Object.fromEntries(errors.map(({ path, msg }) => [fieldOf(path, fields), msg]));

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
        All {matching} that match
      </label>
      <span role="status">{plan ? `${planned(plan, wanted)}.` : `${wanted} selected.`}</span>
      <BusyButton
        type="submit"
        variant={plan ? "default" : "filled"}
        color={plan ? undefined : "marigold.5"}
        loading={isBusy}
      >
        Preview
      </BusyButton>
      {plan && plan.lots.length > 0 && (
        <Button ref={goOn} color="marigold.5" onClick={() => onApprove(plan.lots.length)}>
          Approve {lotsOf(plan.lots.length)}
        </Button>
      )}
    </div>
  );
}

function planned({ lots, left }: Plan, wanted: number): string {
  const can = `${lots.length} of ${wanted} can be approved`;
  return left.length ? `${can}; ${left.length} ${left.length === 1 ? "is" : "are"} left out` : can;
}
