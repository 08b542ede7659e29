import type { BlogEntry } from "@rebale/contract/content";
import { t } from "ttag";
import { ButtonLink } from "../../ui/button-link.tsx";
import classes from "./news.module.css";
import { NewsCard } from "./news-card.tsx";

/**
 * S2.32: on Home the two newest, two in a row, with View ALL; elsewhere all, three in a row;
 * nothing when there are none. `posts` come newest first.
 */
export function NewsSection({
  posts,
  look,
  heading: Heading = "h2",
}: {
  posts: readonly BlogEntry[];
  look: "home" | "all";
  heading?: "h1" | "h2";
}) {
  if (posts.length === 0) return null;
  return (
    <section className={`wide ${classes.section}`} aria-labelledby="news">
      <div className={classes.head}>
        <Heading id="news">{t`Our Recent News`}</Heading>
        {look === "home" && (
          <ButtonLink to="/blogs" kind="quiet">
            {t`View ALL`}
          </ButtonLink>
        )}
      </div>
      <ul className={classes.row} data-look={look}>
        {posts.map((post) => (
          <li key={post._id}>
            <NewsCard post={post} heading={Heading === "h1" ? "h2" : "h3"} />
          </li>
        ))}
      </ul>
    </section>
  );
}
