import { t } from "ttag";
import { content } from "../../../lib/api/office-operations.ts";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { ArticleText } from "../article-text.tsx";
import type { Route } from "./+types/post-preview";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const { data } = await api.call(content.officeBlogs.list);
    return data.find(({ _id }) => _id === params.id) ?? null;
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** A post as its readers will see it, a draft as well; for the office alone. */
export default function PostPreview({ loaderData: post }: Route.ComponentProps) {
  const back = (
    <ButtonLink to={post ? `/admin/blogs?open=${post._id}` : "/admin/blogs"} kind="quiet">
      {post ? t`Edit the post` : t`See all`}
    </ButtonLink>
  );
  if (!post)
    return (
      <OfficePage title={t`Preview`} lead={t`A post as its readers see it.`}>
        <Empty title={t`This post is no longer there`} next={back} />
      </OfficePage>
    );
  const inHindi = {
    ...post,
    title: post.title_hi ?? post.title,
    short_description: post.short_description_hi ?? post.short_description,
    description: post.description_hi ?? post.description,
  };
  const state = post.is_draft ? t`A draft` : post.is_scheduled ? t`Scheduled` : t`Published`;
  return (
    <OfficePage title={t`Preview`} lead={`${state}: ${post.title}`} actions={back}>
      <Tabs
        label={t`Language of the text`}
        tabs={[
          { name: t`English`, panel: <ArticleText post={post} /> },
          { name: "हिन्दी", panel: <ArticleText post={inHindi} /> },
        ]}
      />
    </OfficePage>
  );
}
