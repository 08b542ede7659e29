import { financialYearText } from "@rebale/contract/values/calendar";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { obligations } from "../../../lib/api/operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { useSession } from "../../../lib/session/session.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import classes from "./calculator.module.css";
import type { Question } from "./rules/question.rules.ts";

interface Props {
  question: Question;
  year: number;
  /** Grams. */
  obligation: number;
}

/** A member keeps a year's obligation, to set evidence against it. */
export function SaveObligation({ question, year, obligation }: Props) {
  const { type } = useSession();
  const [state, setState] = useState<"" | "busy" | "saved">("");
  if (type !== "buyer" && type !== "seller") return null;
  if (state === "saved")
    return (
      <p className={classes.save}>
        <Link to="/obligations">{t`Saved. Open your obligations`}</Link>
      </p>
    );
  const save = async () => {
    setState("busy");
    try {
      const { stream, category, role } = question;
      await api.call(obligations.save, {
        body: {
          ...{ stream, category: category || (stream === "tyres" ? role : "") },
          ...{ year: financialYearText(year), tonnes: obligation / 1_000_000 },
        },
      });
      setState("saved");
    } catch (error) {
      toast.error(explain(error));
      setState("");
    }
  };
  return (
    <div className={classes.save}>
      <PlainButton kind="quiet" disabled={state === "busy"} onClick={() => void save()}>
        {t`Save as obligation`}
        <span className="unseen"> {financialYearText(year)}</span>
      </PlainButton>
    </div>
  );
}
