import { Link, useSearchParams } from "react-router";
import { t } from "ttag";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";
import classes from "./pager.module.css";

/**
 * S2.48: previous, next, 'page X / total'. The page stands in the address, so that back and sharing
 * keep it.
 */
export function Pager({ page, total, of }: { page: number; total: number; of: string }) {
  const [search] = useSearchParams();
  if (total < 1) return null;
  const to = (n: number) => {
    const next = new URLSearchParams(search);
    next.set("page", String(n));
    return `?${next}`;
  };
  return (
    <nav className={classes.pager} aria-label={t`Pages of ${of}`}>
      {total > 1 && (
        <Step to={to(page - 1)} off={page <= 1}>
          <IconChevronLeft size={20} aria-hidden /> {t`Previous`}
        </Step>
      )}
      <span className="figures">{t`page ${page} / ${total}`}</span>
      {total > 1 && (
        <Step to={to(page + 1)} off={page >= total}>
          {t`Next`} <IconChevronRight size={20} aria-hidden />
        </Step>
      )}
    </nav>
  );
}

const Step = ({ to, off, children }: { to: string; off: boolean; children: React.ReactNode }) =>
  off ? (
    <span aria-disabled="true" className={classes.step}>
      {children}
    </span>
  ) : (
    <Link to={to} className={classes.step} preventScrollReset>
      {children}
    </Link>
  );

/** The page that an address asks for; 1 unless it is a number above. */
export function pageOf(url: string): number {
  const page = Number(new URL(url).searchParams.get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
