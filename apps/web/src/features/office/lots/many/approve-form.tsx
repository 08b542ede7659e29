import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Stream } from "@rebale/contract/authorisations";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { listings } from "../../../../lib/api/office-operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { explain } from "../../../../lib/explain.ts";
import { serverNow } from "../../../../lib/server-clock.tsx";
import { toast } from "../../../../lib/toast.ts";
import { refreshCounts } from "../../desk/waiting-counts.ts";
import { Notice } from "../../parts/notice.tsx";
import { Ask } from "../../parts/panels/ask.tsx";
import { BusyButton } from "../../parts/panels/busy-button.tsx";
import { Section } from "../../parts/section.tsx";
import { api } from "../../session/office-api.ts";
import type { LotRow } from "../lot-row.ts";
import classes from "./many.module.css";
import { lotsOf, type Plan } from "./plan.tsx";
import { PlannedLots } from "./planned-lots.tsx";
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
  saved: SavedTemplates;
  onDone: (done: Plan) => void;
}

/** The lots that match, all chosen at first: laid out, previewed, approved. */
export function ApproveForm({ lots, saved, onDone }: Props) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(lots.map(({ _id }) => _id)),
  );
  const [requirements, setRequirements] = useState<ReadonlyMap<string, string>>(new Map());
  const [plan, setPlan] = useState<Plan | null>(null);
  /** How many are asked about. */
  const [asking, setAsking] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  // After a preview comes the approval.
  useEffect(() => {
    if (plan) goOn.current?.focus();
  }, [plan]);
  const form = useForm<TemplateFields>({
    initialValues: firstFields(serverNow()),
    // What was previewed is no longer what would be done.
    onValuesChange: () => setPlan(null),
  });
  const wanted = lots.filter(({ _id }) => chosen.has(_id));

  const send = async (dryRun: boolean) => {
    const fields = form.getValues();
    const { data } = await api.call(listings.approveLots, {
      body: {
        template: templateOf(fields),
        start_at: forServer(fields.start_at),
        first_end_at: forServer(fields.first_end_at),
        dry_run: dryRun,
        lots: wanted.map(({ _id, edited_at, usual_requirement }) => ({
          _id,
          seen_edit: edited_at,
          requires_authorisation: ((requirements.get(_id) ?? usual_requirement) || null) as Stream,
        })),
      },
    });
    return data;
  };
  const preview = async () => {
    setFailure(null);
    try {
      setPlan(await send(true));
    } catch (error) {
      if (error instanceof Refused)
        form.setErrors(
          Object.fromEntries(
            error.errors.map(({ path, msg }) => [fieldOf(path, form.getValues()), msg]),
          ),
        );
      setFailure(explain(error));
    }
  };
  const approve = async () => {
    const result = await send(false);
    toast.success(`${lotsOf(result.lots.length)} approved`);
    setPlan(null);
    onDone(result);
    setChosen(new Set());
    void refreshCounts();
    await revalidate();
  };
  const choose = (id: string, isChosen: boolean) => {
    setPlan(null);
    setChosen((now) => {
      const next = new Set(now);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  return (
    <>
      <Section level="h2" title="Approval settings" lead="All times are Indian time (IST).">
        <SavedTemplatesBar
          saved={saved}
          current={() => templateOf(form.getValues())}
          onChoose={(template) => form.setValues(withTemplate(form.getValues(), template))}
        />
        <form noValidate onSubmit={form.onSubmit(preview)}>
          <TemplateForm form={form} />
          {failure && (
            <div className={classes.failed}>
              <Notice kind="failed">{failure}</Notice>
            </div>
          )}
          <div className={classes.bar}>
            <label className={classes.all}>
              <input
                type="checkbox"
                checked={wanted.length === lots.length}
                onChange={(e) => {
                  setPlan(null);
                  setChosen(new Set(e.currentTarget.checked ? lots.map(({ _id }) => _id) : []));
                }}
              />
              All {lots.length} that match
            </label>
            <span role="status">
              {plan
                ? `${plan.lots.length} of ${wanted.length} can be approved${plan.left.length ? `; ${plan.left.length} ${plan.left.length === 1 ? "is" : "are"} left out` : ""}.`
                : `${wanted.length} selected.`}
            </span>
            <BusyButton
              type="submit"
              variant={plan ? "default" : "filled"}
              color={plan ? undefined : "marigold.5"}
              loading={form.submitting}
            >
              Preview
            </BusyButton>
            {plan && plan.lots.length > 0 && (
              <Button ref={goOn} color="marigold.5" onClick={() => setAsking(plan.lots.length)}>
                Approve {lotsOf(plan.lots.length)}
              </Button>
            )}
          </div>
        </form>
      </Section>
      <PlannedLots
        lots={lots}
        chosen={chosen}
        onChoose={choose}
        requirements={requirements}
        onRequire={(id, stream) => {
          setPlan(null);
          setRequirements((now) => new Map(now).set(id, stream));
        }}
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
          text="We notify their sellers. After its first bid an auction can no longer be changed."
          yes="Approve"
          onClose={() => setAsking(null)}
          onYes={approve}
        />
      )}
    </>
  );
}
