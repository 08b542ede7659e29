import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import IconCheck from "~icons/tabler/check";
import { office } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import classes from "./set-up.module.css";
import { type State, steps, type Usual } from "./set-up.rules.ts";

const add = {
  categories: () => api.call(office.addUsualCategories),
  policies: () => api.call(office.addUsualPolicies),
};
const questions: Readonly<Record<Usual, { title: string; text: string }>> = {
  categories: {
    title: t`Add the usual categories?`,
    text: t`E-waste, plastics, batteries and tyres, each with its sub-categories and materials. You can change or delete them afterwards.`,
  },
  policies: {
    title: t`Add the usual policies?`,
    text: t`About us, terms, privacy, refunds and auction rules, in English and Hindi, as drafts. Before you publish them, put your company’s name, address, GST number and grievance officer in place of the [[marks]], and have your lawyer read them.`,
  },
};

/** The first steps of a market that nobody has filled yet. */
export function SetUp({ state }: { state: State }) {
  const [asking, setAsking] = useState<Usual | null>(null);
  const reread = useReread();
  const addUsual = async (usual: Usual) => {
    await add[usual]();
    toast.success(t`The usual ones are added`);
    await reread();
  };
  return (
    <ol className={classes.steps}>
      {steps(state).map(({ done, what, why, to, usual }) => (
        <li key={what} data-done={done || undefined}>
          <span className={classes.mark}>
            {done && <IconCheck size={18} aria-label={t`Done`} />}
          </span>
          <span>
            <Link to={to}>{what}</Link>
            <small>{why}</small>
          </span>
          {usual && (
            <Button
              variant="default"
              aria-label={t`Add the usual ones: ${what.toLowerCase()}`}
              onClick={() => setAsking(usual)}
            >
              {t`Add the usual ones`}
            </Button>
          )}
        </li>
      ))}
      {asking && (
        <Ask
          {...questions[asking]}
          yes={t`Add them`}
          onClose={() => setAsking(null)}
          onYes={() => addUsual(asking)}
        />
      )}
    </ol>
  );
}
