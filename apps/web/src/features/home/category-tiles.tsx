import type { Category } from "@rebale/contract/listings";
import { Link } from "react-router";
import { t } from "ttag";
import { CategoryIcon } from "../../ui/category-icon.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import classes from "./home.module.css";

const lotsLive = (count: number) => (count === 1 ? t`1 live lot` : t`${count} live lots`);

/** S2.29 */
export function CategoryTiles({ categories }: { categories: readonly Category[] | null }) {
  return (
    <section className={`wide ${classes.section}`} aria-labelledby="categories">
      <h2 id="categories">{t`Discover Sustainable Categories Now!`}</h2>
      {categories === null ? (
        <FailedPart what={t`The categories`} />
      ) : (
        <ul className={classes.tiles}>
          {categories.map(({ _id, url, icon, title, live }) => (
            <li key={_id}>
              <Link to={`/categoryproduct/${url}`}>
                <CategoryIcon icon={icon} />
                <span>
                  <b>{title}</b>
                  {live !== undefined && (
                    <small>{live === 0 ? t`No live lots` : lotsLive(live)}</small>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
