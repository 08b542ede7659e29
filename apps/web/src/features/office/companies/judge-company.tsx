import { Button, TextInput } from "@mantine/core";
import type { ReviewedCompany } from "@rebale/contract/companies";
import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { companies } from "../../../lib/api/operations.ts";
import { explain } from "../../../lib/explain.ts";
import { toast } from "../../../lib/toast.ts";
import { refreshCounts } from "../desk/waiting-counts.ts";
import { Notice } from "../parts/notice.tsx";
import buttons from "../parts/panels/buttons.module.css";
import { api } from "../session/office-api.ts";
import { useMay } from "../session/office-session.ts";
import classes from "./company.module.css";
import { type Decision, decisionsOn, KEYS, verbs } from "./decisions.rules.ts";
import type { Reasons } from "./use-reasons.ts";

/** The decision, by button or by key; after one comes the company that waits next. */
export function JudgeCompany({ company, reasons }: { company: ReviewedCompany; reasons: Reasons }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const may = useMay();
  const choices = may("companies.review") ? decisionsOn(company) : [];
  const next = async () => {
    const { data } = await api.call(companies.officeCompanies, {
      query: { status: "submitted", rows: 2 },
    });
    const other = data.find(({ _id }) => _id !== company._id);
    void navigate(other ? `/admin/companies/${other._id}` : "/admin/companies");
  };
  const judge = async (decision: Decision) => {
    if (busy) return;
    if (decision !== "accept" && reasons.given.length === 0)
      return setFailure("Say what is wrong first: the company sees it.");
    setBusy(true);
    setFailure(null);
    try {
      await api.call(companies.reviewCompany, {
        params: { id: company._id },
        body: { decision, reasons: decision === "accept" ? [] : reasons.given },
      });
      toast.success(`${company.name}: ${verbs[decision].done}`);
      void refreshCounts();
      if (company.status === "submitted") await next();
      else await revalidate();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };
  useKeys((key) => {
    const decision = choices.find((choice) => KEYS[choice] === key);
    if (decision) void judge(decision);
    if (key === "n") void next();
  });
  return (
    <div className={classes.judge}>
      {choices.length > 0 && (
        <TextInput
          autoComplete="off"
          inputMode="text"
          label="Reason that is about no single paper"
          description="For a correction, a refusal or a suspension"
          maxLength={300}
          value={reasons.of("")}
          onChange={(e) => reasons.type("", e.currentTarget.value)}
        />
      )}
      {failure && <Notice kind="failed">{failure}</Notice>}
      <div className={buttons.row}>
        {choices.map((choice) => (
          <Button
            key={choice}
            variant={choice === "accept" ? "filled" : "outline"}
            color={choice === "accept" ? "marigold.5" : "red.6"}
            loading={busy}
            aria-keyshortcuts={KEYS[choice]}
            onClick={() => void judge(choice)}
          >
            {verbs[choice].verb} <kbd className={classes.key}>{KEYS[choice]}</kbd>
          </Button>
        ))}
        <Button variant="default" aria-keyshortcuts="n" onClick={() => void next()}>
          Next waiting <kbd className={classes.key}>n</kbd>
        </Button>
      </div>
    </div>
  );
}

/** Single keys, while nobody types and no dialog is open. */
function useKeys(press: (key: string) => void) {
  useEffect(() => {
    const listen = (e: KeyboardEvent) => {
      const at = e.target as HTMLElement | null;
      const typing = at?.matches("input, textarea, select, [contenteditable]");
      if (typing || e.ctrlKey || e.metaKey || e.altKey || document.querySelector("dialog[open]"))
        return;
      press(e.key.toLowerCase());
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
