import { Link } from "react-router";
import { t } from "ttag";
import classes from "./listings.module.css";

/** Pages around the current one, as links. */
export function Pagination({
  page,
  pages,
  to,
}: {
  page: number;
  pages: number;
  to: (page: number) => string;
}) {
  if (pages <= 1) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (n) => n >= 1 && n <= pages,
  );
  return (
    <nav className={classes.pages} aria-label={t`Pages`}>
      {page > 1 && <Link to={to(page - 1)}>{t`Previous`}</Link>}
      {shown.map((n, i) => (
        <span key={n}>
          {i > 0 && n - (shown[i - 1] ?? n) > 1 && <i aria-hidden>…</i>}
          <Link
            to={to(n)}
            aria-current={n === page ? "page" : undefined}
            aria-label={t`Page ${n}`}
            className="figures"
          >
            {n}
          </Link>
        </span>
      ))}
      {page < pages && <Link to={to(page + 1)}>{t`Next`}</Link>}
    </nav>
  );
}
