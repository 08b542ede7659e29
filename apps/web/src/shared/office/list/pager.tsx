import { NativeSelect } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import { Link } from "react-router";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import { ROWS } from "./list-address.rules.ts";
import classes from "./pager.module.css";
import { useListAddress } from "./use-list-address.ts";

export function Pager({ totalpage }: { totalpage: number }) {
  const { page, rows, to, go } = useListAddress();
  const step = (target: number, Icon: typeof IconChevronLeft, name: string) =>
    target >= 1 && target <= totalpage ? (
      <Link to={to({ page: target })} aria-label={name} className={classes.step}>
        <Icon size={20} aria-hidden />
      </Link>
    ) : (
      <span className={classes.step} data-off aria-hidden>
        <Icon size={20} />
      </span>
    );
  return (
    <nav className={classes.pager} aria-label={t`Pages`}>
      <NativeSelect
        autoComplete="off"
        aria-label={t`Rows on a page`}
        size="sm"
        value={String(rows)}
        data={ROWS.map((n) => ({ value: String(n), label: t`${n} rows` }))}
        onChange={(e) => go({ rows: e.currentTarget.value })}
      />
      <span className={classes.place}>
        {step(page - 1, IconChevronLeft, t`Previous page`)}
        <span className="figures" aria-current="page">
          {t`Page ${page} of ${Math.max(1, totalpage)}`}
        </span>
        {step(page + 1, IconChevronRight, t`Next page`)}
      </span>
    </nav>
  );
}
