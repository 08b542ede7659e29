import type { Blog } from "@rebale/contract/content";
import { t } from "ttag";
import type { z } from "zod";
import { blogDate, date } from "../../lib/formatting/formatting.ts";
import { langOf } from "../../lib/language/written-in.ts";
import { NewsPicture } from "../../shared/news/news-card.tsx";
import classes from "./blog-article.module.css";
import prose from "./written.module.css";

/** S2.58: the post itself, for its readers and for the office before it is out. */
export function ArticleText({ post }: { post: Omit<z.output<typeof Blog>, "lang"> }) {
  const published = blogDate(post.start_at || post.created_at);
  return (
    <article className={classes.article}>
      <div className={classes.picture}>
        <NewsPicture key={post.slug} image={post.image} first />
      </div>
      <p className={classes.line}>
        <time dateTime={published} className="figures">
          {date(published)}
        </time>
        <span className={classes.label}>{t`Auction`}</span>
        <span>{t`Posted by Admin`}</span>
      </p>
      <h1 lang={langOf(post.title)}>{post.title}</h1>
      <p className={classes.lead} lang={langOf(post.short_description)}>
        {post.short_description}
      </p>
      <div
        className={prose.written}
        lang={langOf(post.description)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the office, sanitised by the server
        dangerouslySetInnerHTML={{ __html: post.description }}
      />
    </article>
  );
}
