import { Button } from "@mantine/core";
import { listings } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import { type TypedTerms, termsBody } from "../../../shared/terms/sale-terms.rules.ts";
import { TermsFields } from "../../../shared/terms/terms-fields.tsx";
import type { OpenedLot } from "./lot-row.ts";
import classes from "./lots.module.css";

interface Props {
  lot: OpenedLot;
  value: TypedTerms;
  onChange: (value: TypedTerms) => void;
  errors: Readonly<Record<string, React.ReactNode>>;
}

/** What the lot is sold on; kept for its material where the office says so. */
export function ApprovalTerms({ lot, ...fields }: Props) {
  const hasTerms = (lot.terms ?? lot.proposed_terms ?? lot.usual_terms) !== null;
  const save = async () => {
    try {
      await api.call(listings.saveMaterialTerms, {
        params: { id: lot.category_id },
        body: { terms: termsBody(fields.value) },
      });
      toast.success("The usual terms of this material are saved");
    } catch (error) {
      toast.error(explain(error));
    }
  };
  return (
    <details className={classes.whole} open={hasTerms}>
      <summary>Terms of sale</summary>
      <TermsFields {...fields} path="terms" />
      <Button variant="subtle" onClick={() => void save()}>
        Save as usual terms for {lot.category.title}
      </Button>
    </details>
  );
}
