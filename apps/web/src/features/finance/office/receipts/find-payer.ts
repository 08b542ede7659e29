import type { OfficeAwardRow } from "@rebale/contract/awards";
import type { OfficeCompany } from "@rebale/contract/companies";
import { useEffect, useState } from "react";
import { awards, companies } from "../../../../lib/api/office-operations.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { api } from "../../../../shared/office/session/office-api.ts";
import { mayNow } from "../../../../shared/office/session/office-session.ts";

const PAUSE = 300;
const MAX = 6;
type Found = { found: readonly OfficeCompany[] | null; failure: string | null };
const NOTHING: Found = { found: null, failure: null };

/** Companies by what is typed, after a short pause; `found` is null until something was asked. */
export function useCompanies(q: string): Found {
  const [result, setResult] = useState(NOTHING);
  const text = q.trim();
  useEffect(() => {
    if (text.length < 2) return setResult(NOTHING);
    let isGone = false;
    const pause = setTimeout(() => {
      api.call(companies.officeCompanies, { query: { q: text, rows: MAX, assigned: "all" } }).then(
        ({ data }) => isGone || setResult({ found: data, failure: null }),
        (error) => isGone || setResult({ found: null, failure: explain(error) }),
      );
    }, PAUSE);
    return () => {
      isGone = true;
      clearTimeout(pause);
    };
  }, [text]);
  return result;
}

/** A company's purchases through the market not paid yet. The server holds who may be paid for. */
export function useOpenSales(company: string | null): readonly OfficeAwardRow[] {
  const [sales, setSales] = useState<readonly OfficeAwardRow[]>([]);
  useEffect(() => {
    setSales([]);
    if (!company || !mayNow("auctions.read")) return;
    let isGone = false;
    const due = (state: "payment_due" | "overdue") =>
      api.call(awards.officeAwards, { query: { q: company, state, rows: 20 } });
    Promise.all([due("overdue"), due("payment_due")]).then(
      (replies) =>
        isGone ||
        setSales(
          replies
            .flatMap(({ data }) => data)
            .filter((sale) => sale.buyer === company && sale.pay_through === "market"),
        ),
      // Without them it can still be matched to the deposit.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [company]);
  return sales;
}
