import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import type { JournalRow } from "@rebale/contract/journal";
import { Link } from "react-router";
import { useListAddress } from "../../../shared/office/list/use-list-address.ts";
import classes from "./journal.module.css";

/** Entries of one sale, by its number; of one company, as an entry's lines lead to. */
export function JournalFilter({ rows }: { rows: readonly JournalRow[] }) {
  const { get, to, go } = useListAddress();
  const companyId = get("company");
  const name = rows
    .flatMap(({ lines }) => lines)
    .find(({ company_id }) => company_id === companyId)?.company;
  return (
    <div className={classes.filter}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const sale = new FormData(e.currentTarget).get("sale");
          go({ sale: String(sale).trim() }, true);
        }}
      >
        <TextInput
          name="sale"
          autoComplete="off"
          inputMode="numeric"
          enterKeyHint="search"
          size="sm"
          label={t`Sale number`}
          maxLength={15}
          defaultValue={get("sale") ?? ""}
          onBlur={(e) => {
            const sale = e.currentTarget.value.trim();
            if (sale !== (get("sale") ?? "")) go({ sale }, true);
          }}
        />
      </form>
      {companyId && (
        <Link to={to({ company: null })} className={classes.chosen}>
          {name ?? t`Company ${companyId}`} <span aria-hidden>×</span>
          <span className="unseen">{t`: show all companies`}</span>
        </Link>
      )}
    </div>
  );
}
