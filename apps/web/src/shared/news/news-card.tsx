import type { BlogEntry } from "@rebale/contract/content";
import { Link } from "react-router";
import { blogDate } from "../../lib/formatting/formatting.ts";
import { langOf } from "../../lib/language/written-in.ts";
import { uploaded, uploadedSet } from "../../lib/page/pictures.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { useFailedPicture } from "../../ui/carousel/use-failed-picture.ts";
import classes from "./news.module.css";

export function NewsCard({
  post,
  heading: Heading = "h3",
}: {
  post: BlogEntry;
  heading?: "h2" | "h3";
}) {
  return (
    <article className={classes.card}>
      <NewsPicture image={post.image} />
      <div className={classes.text}>
        <time dateTime={blogDate(post.start_at || post.created_at)} className="figures">
          {blogDate(post.start_at || post.created_at)}
        </time>
        <Heading lang={langOf(post.title)}>
          <Link to={`/blogs-detail/${post.slug}`}>{post.title}</Link>
        </Heading>
        <p lang={langOf(post.short_description)}>{post.short_description}</p>
      </div>
    </article>
  );
}

/** A phone's 92vw would ask for the next larger copy, half as heavy again, and show no more. */
const SIZES = "(max-width: 760px) 88vw, 580px";

/** 300 px high (S9.7); the product's logo where the picture fails. */
export function NewsPicture({ image, first = false }: { image: string | null; first?: boolean }) {
  const { failed, watch } = useFailedPicture(image);
  if (!image || failed)
    return (
      <div className={classes.logo}>
        <BrandMark size={96} />
      </div>
    );
  return (
    <img
      className={classes.picture}
      src={uploaded(image, 640)}
      srcSet={uploadedSet(image, [480, 640, 800, 960])}
      sizes={SIZES}
      width={640}
      height={300}
      alt=""
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      {...watch}
    />
  );
}
