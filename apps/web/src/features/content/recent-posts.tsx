import type { BlogEntry } from "@rebale/contract/content";
import { Link } from "react-router";
import { t } from "ttag";
import { blogDate } from "../../lib/formatting/formatting.ts";
import { NewsPicture } from "../../shared/news/news-card.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import { firstWords } from "./article.rules.ts";
import classes from "./blog-article.module.css";

/** S2.58: up to 2 other posts, View ALL when there are more. */
export function RecentPosts({ recent }: { recent: { shown: BlogEntry[]; more: boolean } | null }) {
  if (recent?.shown.length === 0) return null;
  return (
    <aside className={classes.aside} aria-labelledby="recent">
      <h2 id="recent">{t`Recent Post`}</h2>
      {!recent && <FailedPart what={t`Other posts`} />}
      <ul>
        {recent?.shown.map((post) => (
          <li key={post._id} className={classes.other}>
            <div className={classes.small}>
              <NewsPicture image={post.image} />
            </div>
            <div>
              <time dateTime={blogDate(post.start_at || post.created_at)} className="figures">
                {blogDate(post.start_at || post.created_at)}
              </time>
              <h3>
                <Link to={`/blogs-detail/${post.slug}`}>{post.title}</Link>
              </h3>
              <p>{firstWords(post.short_description)}</p>
            </div>
          </li>
        ))}
      </ul>
      {recent?.more && (
        <ButtonLink to="/blogs" kind="quiet">
          {t`View ALL`}
        </ButtonLink>
      )}
    </aside>
  );
}
