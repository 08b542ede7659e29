import { useLocation, useRouteLoaderData } from "react-router";
import { inLanguage, language, TAGS } from "../../lib/language/language.ts";
import { useNonce } from "../../lib/page/nonce.ts";

export interface PageProps {
  title: string;
  /** At most about 155 characters, for search results and shared links. */
  description: string;
  /** Path of the picture that a shared link shows. */
  image?: string;
  /** False for pages that a search engine should leave out. */
  index?: boolean;
  /** schema.org objects. */
  facts?: readonly Record<string, unknown>[];
  /** Path with the query that identifies this page; the path alone unless given. */
  canonical?: string;
  className?: string;
  children: React.ReactNode;
}

/**
 * One page: its head (S2.20) and its main part. React moves title, meta and link into the
 * document's head.
 */
export function Page({
  title,
  description,
  image,
  index = true,
  facts = [],
  canonical,
  className,
  children,
}: PageProps) {
  const { pathname } = useLocation();
  const origin = (useRouteLoaderData("root") as { origin: string } | undefined)?.origin ?? "";
  const nonce = useNonce();
  const [path = pathname, query] = (canonical ?? pathname).split("?");
  const address = query ? `${path}?${query}` : path;
  const inHindi = inLanguage("hi", path, query);
  const url = origin + (language === "hi" ? inHindi : address);
  const picture = image && new URL(image, origin || "http://localhost").href;
  const name = title.includes("Rebale") ? title : `${title} · Rebale`;
  return (
    <main id="content" className={className}>
      <title>{name}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={index ? "index, follow" : "noindex, follow"} />
      {index && (
        <>
          <link rel="canonical" href={url} />
          <link rel="alternate" hrefLang={TAGS.en} href={origin + address} />
          <link rel="alternate" hrefLang={TAGS.hi} href={origin + inHindi} />
          <link rel="alternate" hrefLang="x-default" href={origin + address} />
        </>
      )}
      <meta property="og:site_name" content="Rebale" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      {facts.map((fact, i) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          key={i}
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped below
          dangerouslySetInnerHTML={{
            __html: escaped({ "@context": "https://schema.org", ...fact }, origin),
          }}
        />
      ))}
      {children}
    </main>
  );
}

/** JSON that cannot end the script element it stands in; paths in it become addresses. */
const escaped = (fact: unknown, origin: string) =>
  JSON.stringify(fact, (_, v) =>
    typeof v === "string" && /^\/\S*$/.test(v) ? origin + v : v,
  ).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
