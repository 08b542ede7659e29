import type { BlogEntry } from "@rebale/contract/content";
import { Link, useRouteLoaderData } from "react-router";
import { t } from "ttag";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { content } from "../../lib/api/operations.ts";
import { blogDate } from "../../lib/formatting/formatting.ts";
import { uploaded } from "../../lib/page/pictures.ts";
import { NewsPicture } from "../../shared/news/news-card.tsx";
import { newsOf } from "../../shared/news/news-of.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Later } from "../../ui/later/later.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import type { Route } from "./+types/blog-article";
import { articleFacts, firstWords, otherRecent } from "./article.rules.ts";
import { ArticleText } from "./article-text.tsx";
import classes from "./blog-article.module.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = loaderApi(context);
  const [post, all] = await Promise.all([
    api.call(content.blogBySlug, { params }),
    orNull(api.call(content.blogs)),
  ]);
  return { post: post.data, recent: all && otherRecent(all.data.map(newsOf), post.data.slug) };
}

/** S2.58 */
export default function BlogArticle({ loaderData: { post, recent } }: Route.ComponentProps) {
  const origin =
    (useRouteLoaderData("root") as { origin: string } | undefined)?.origin || "http://localhost";
  const published = blogDate(post.start_at || post.created_at);
  const picture = post.image && uploaded(post.image, 1280);
  return (
    <Page
      title={post.title}
      description={post.short_description}
      image={picture || undefined}
      facts={[articleFacts({ ...post, published, picture }, origin)]}
    >
      <div className={`wide ${classes.columns}`}>
        <ArticleText post={post} />
        <Later>
          <RecentPosts recent={recent} />
        </Later>
      </div>
    </Page>
  );
}

/** S2.58: up to 2 other posts, View ALL when there are more. */
function RecentPosts({ recent }: { recent: { shown: BlogEntry[]; more: boolean } | null }) {
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
