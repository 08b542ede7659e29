import type { UseFormReturnType } from "@mantine/form";
import type { UsualTerms } from "@rebale/contract/listings";
import { useEffect } from "react";
import { t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import {
  isBare,
  readTyped,
  typedTerms,
  usualBody,
} from "../../../../shared/terms/sale-terms.rules.ts";
import { TermsFields } from "../../../../shared/terms/terms-fields.tsx";
import type { Draft } from "../selling.rules.ts";
import classes from "./drafts.module.css";

interface Props {
  form: UseFormReturnType<Draft>;
  usual: UsualTerms;
}

/** The terms that the seller asks for: their usual terms, else the material's, until changed. */
export function UsualTermsField({ form, usual }: Props) {
  const { terms, category_id } = form.getValues();
  const begins =
    usual.own ?? usual.materials.find((one) => one.category_id === category_id)?.terms ?? null;
  const typed = readTyped(terms);
  const named = Object.keys(form.errors).some(
    (path) => path.startsWith("terms.") && path !== "terms.tax_hold_days",
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is the same one
  useEffect(() => {
    if (terms === "" && begins) form.setFieldValue("terms", JSON.stringify(typedTerms(begins)));
  }, [terms, begins]);
  // The GST may have been offered before the material was chosen: that stays, the rest is filled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as other terms to begin with come
  useEffect(() => {
    const { tax_hold_days } = typed;
    if (begins && tax_hold_days && isBare(typed))
      form.setFieldValue("terms", JSON.stringify({ ...typedTerms(begins), tax_hold_days }));
  }, [begins]);
  const save = async () => {
    try {
      await api.call(listings.saveUsualTerms, { body: { terms: usualBody(typed) } });
      toast.success(t`Your usual terms are saved`);
    } catch (error) {
      toast.error(explain(error));
    }
  };
  return (
    <details className={`${classes.whole} ${classes.terms}`} open={named || undefined}>
      <summary>{t`Terms of sale`}</summary>
      <p>{t`Our team reviews them, and bidders accept them with their first bid.`}</p>
      <TermsFields
        value={typed}
        onChange={(value) => form.setFieldValue("terms", JSON.stringify(value))}
        errors={form.errors}
        path="terms"
      />
      <button type="button" className={classes.usual} onClick={() => void save()}>
        {t`Save as my usual terms`}
      </button>
    </details>
  );
}
