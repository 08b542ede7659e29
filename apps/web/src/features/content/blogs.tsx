import { t } from "ttag";
import { loaderApi } from "../../lib/api/loader.ts";
import { content } from "../../lib/api/operations.ts";
import { newsOf } from "../../shared/news/news-of.ts";
import { NewsSection } from "../../shared/news/news-section.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/blogs";

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await loaderApi(context).call(content.blogs);
  // The API answers oldest first (S7.18); S2.32 shows the newest first.
  return data.map(newsOf).reverse();
}

export default function Blogs({ loaderData: posts }: Route.ComponentProps) {
  return (
    <Page
      title={t`Our Recent News`}
      description={t`How scrap auctions work, what EPR asks of you, and how to sort, pack, weigh and move e-waste, plastics, batteries and tyres.`}
      facts={[
        {
          "@type": "Blog",
          name: t`Our Recent News`,
          publisher: { "@type": "Organization", name: "Rebale" },
        },
      ]}
    >
      <NewsSection posts={posts} look="all" heading="h1" />
      {posts.length === 0 && (
        <div className="wide" style={{ paddingBlock: "var(--section)" }}>
          <h1 className="unseen">{t`Our Recent News`}</h1>
          <Empty
            drawing="news"
            title={t`No news yet`}
            next={<ButtonLink to="/are-selling">{t`See live auctions`}</ButtonLink>}
          >
            {t`We write about prices, rules and good practice. The first article will appear here.`}
          </Empty>
        </div>
      )}
    </Page>
  );
}
