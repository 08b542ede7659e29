import { useForm } from "@mantine/form";
import type { Stream } from "@rebale/contract/authorisations";
import { useState } from "react";
import { t } from "ttag";
import { listings } from "../../../../lib/api/office-operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { serverNow } from "../../../../lib/server-clock.tsx";
import { useSelection } from "../../../../shared/office/list/selection.tsx";
import { useReread } from "../../../../shared/office/list/use-reread.ts";
import { api } from "../../../../shared/office/session/office-api.ts";
import { refreshCounts } from "../../../../shared/office/waiting-counts.ts";
import type { LotRow } from "../lot-row.ts";
import { lotsOf, type Plan } from "./plan.tsx";
import { type ChecksOf, cleanOnes, type RowsTyped, type SetRow } from "./planned-lots.tsx";
import { ownPrice } from "./row-price.rules.ts";
import {
  fieldOf,
  firstFields,
  forServer,
  type TemplateFields,
  templateOf,
} from "./template-fields.rules.ts";

/** The chosen lots and the preview, which lasts until something of it changes. */
export function useApproval(
  lots: readonly LotRow[],
  checks: ChecksOf,
  onDone: (done: Plan) => void,
) {
  const reread = useReread();
  const [rows, setRows] = useState<RowsTyped>(new Map());
  const [plan, setPlan] = useState<Plan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const selection = useSelection(
    lots.map(({ _id }) => _id),
    // The preview no longer shows what would be done.
    { first: cleanOnes(lots, checks), onChange: () => setPlan(null) },
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
  const send = (dryRun: boolean) => sendLots(wanted, form.getValues(), { rows, checks }, dryRun);

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
    toast.success(t`${lotsOf(result.lots.length)} approved`);
    setPlan(null);
    onDone(result);
    selection.chooseAll(false);
    void refreshCounts();
    await reread();
  };
  const setRow: SetRow = (id, typed) => {
    setPlan(null);
    setRows((now) => new Map(now).set(id, { ...now.get(id), ...typed }));
  };
  return {
    ...{ form, plan, chosen, wanted, failure, rows, setRow, preview, approve },
    ...{ choose: selection.choose, chooseAll: selection.chooseAll },
  };
}

/** Answers what would be approved, or with `dryRun` false what now is. */
async function sendLots(
  lots: readonly LotRow[],
  fields: TemplateFields,
  { rows, checks }: { rows: RowsTyped; checks: ChecksOf },
  dryRun: boolean,
): Promise<Plan> {
  const { data } = await api.call(listings.approveLots, {
    body: {
      template: templateOf(fields),
      start_at: forServer(fields.start_at),
      first_end_at: forServer(fields.first_end_at),
      dry_run: dryRun,
      lots: lots.map((lot) => {
        const typed = rows.get(lot._id) ?? {};
        const required = typed.requirement ?? lot.usual_requirement;
        return {
          _id: lot._id,
          seen_edit: lot.edited_at,
          market_value: ownPrice(lot, fields, checks.get(lot._id)?.sold_last ?? null, typed.price),
          requires_authorisation: (required || null) as Stream,
          taxed_as: (typed.taxedAs ?? lot.taxed_as) || null,
        };
      }),
    },
  });
  return data;
}

const errorsByField = ({ errors }: Refused, fields: TemplateFields) =>
  Object.fromEntries(errors.map(({ path, msg }) => [fieldOf(path, fields), msg]));
