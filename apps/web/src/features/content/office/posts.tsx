import { t } from "ttag";
import { content } from "../../../lib/api/office-operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { HindiMissing } from "../../../shared/office/two-languages.tsx";
import type { Route } from "./+types/posts";
import { ContentScreen } from "./parts/content-screen.tsx";
import { OpenLink } from "./parts/open-link.tsx";
import { PostEditor } from "./post-editor.tsx";

type Post = Route.ComponentProps["loaderData"]["data"][number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, () => api.call(content.officeBlogs.list));
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Posts({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <ContentScreen
      title={t`Blog posts`}
      lead={t`Posts under Our Recent News and on the blog, newest first.`}
      noun={t`post`}
      files={{ of: content.officeBlogs.list }}
      items={[...data].sort((a, b) => b.start_at.localeCompare(a.start_at))}
      nameOf={({ title }) => title}
      textOf={({ title, short_description, slug }) => `${title} ${short_description} ${slug}`}
      columns={[
        {
          head: t`Title`,
          kind: "wide",
          cell: (p) => <OpenLink id={p._id} title={p.title} below={p.short_description} />,
        },
        { head: t`Address`, cell: (p) => `/blogs-detail/${p.slug}` },
        { head: "हिन्दी", cell: (p) => p.title_hi ?? <HindiMissing /> },
        { head: t`Date`, cell: (p) => <PostDate {...p} /> },
      ]}
      search={t`Search title, summary or address`}
      empty={t`The first post appears on the home page at once.`}
      editor={(post, onDone) => <PostEditor post={post} onDone={onDone} />}
    />
  );
}

const PostDate = ({ start_at, is_draft, is_scheduled }: Post) => (
  <div>
    <span className="figures" style={{ whiteSpace: "nowrap" }}>
      {date(start_at)}
    </span>{" "}
    {is_draft && <Chip>{t`Draft`}</Chip>}
    {is_scheduled && <Chip tone="waits">{t`Scheduled`}</Chip>}
  </div>
);
