import { Button } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { SoldLast } from "@rebale/contract/listings";
import { t } from "ttag";
import { listings } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { useMoneyOn } from "../../../shared/office/use-money-on.ts";
import { type TypedTerms, usualBody } from "../../../shared/terms/sale-terms.rules.ts";
import { TermsFields } from "../../../shared/terms/terms-fields.tsx";
import type { ApprovalFields } from "./approval.rules.ts";
import { Bidders, Limits, Money, Prices, Times } from "./approval-fields.tsx";
import { FormatFields } from "./formats/format-fields.tsx";
import { Goods } from "./goods-fields.tsx";
import type { OpenedLot } from "./lot-row.ts";
import classes from "./lots.module.css";
import { TaxHoldOffer } from "./tax-hold-offer.tsx";

/** All that the office sets of a lot: prices, times, bidders, goods, payment, terms. */
export function AllApprovalFields({
  lot,
  form,
  sold = null,
}: {
  lot: OpenedLot;
  form: UseFormReturnType<ApprovalFields>;
  /** The last rate of its material. */
  sold?: SoldLast;
}) {
  const money = useMoneyOn();
  return (
    <>
      <Prices lot={lot} form={form} sold={sold} />
      <FormatFields form={form} />
      <Times lot={lot} form={form} />
      <Limits form={form} />
      <Bidders lot={lot} form={form} />
      <Goods lot={lot} form={form} />
      {(money || lot.deposit !== null || lot.pay_through === "market") && <Money form={form} />}
      <TaxHoldOffer
        lot={lot}
        value={form.values.terms}
        onChange={(terms) => form.setFieldValue("terms", terms)}
        error={form.errors["terms.tax_hold_days"]}
      />
      <ApprovalTerms
        lot={lot}
        value={form.values.terms}
        onChange={(terms) => form.setFieldValue("terms", terms)}
        errors={form.errors}
      />
    </>
  );
}

interface ApprovalTermsProps {
  lot: OpenedLot;
  value: TypedTerms;
  onChange: (value: TypedTerms) => void;
  errors: Readonly<Record<string, React.ReactNode>>;
}

/** The lot's terms, in sight also while there are none; kept for its material on wish. */
function ApprovalTerms({ lot, ...fields }: ApprovalTermsProps) {
  const save = async () => {
    try {
      await api.call(listings.saveMaterialTerms, {
        params: { id: lot.category_id },
        body: { terms: usualBody(fields.value) },
      });
      toast.success(t`The usual terms of this material are saved`);
    } catch (error) {
      toast.error(explain(error));
    }
  };
  return (
    <details className={classes.whole} open>
      <summary>{t`Terms of sale`}</summary>
      <TermsFields {...fields} path="terms" />
      <Button variant="subtle" onClick={() => void save()}>
        {t`Save as usual terms for ${lot.category.title}`}
      </Button>
    </details>
  );
}
