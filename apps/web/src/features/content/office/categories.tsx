import { t } from "ttag";
import { content, listings } from "../../../lib/api/office-operations.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { HindiMissing } from "../../../shared/office/two-languages.tsx";
import type { Route } from "./+types/categories";
import { CategoryEditor } from "./category-editor.tsx";
import { CategoryPlace } from "./category-place.tsx";
import { ContentScreen } from "./parts/content-screen.tsx";
import { OpenLink } from "./parts/open-link.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const [{ data }, materials] = await Promise.all([
      api.call(content.officeCategories.list),
      api.call(listings.materials),
    ]);
    return { data, materials: materials.data };
  });
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Categories({ loaderData: { data, materials } }: Route.ComponentProps) {
  return (
    <ContentScreen
      title={t`Categories`}
      lead={t`What sellers can list: tiles on the home page and filters in Live Listings, in this order.`}
      noun={t`category`}
      files={{ of: content.officeCategories.list }}
      items={data}
      nameOf={({ title }) => title}
      textOf={({ title, url, sub_category }) =>
        [title, url, ...sub_category.map((s) => s.title)].join(" ")
      }
      columns={[
        {
          head: t`Category`,
          kind: "wide",
          cell: (c) => (
            <OpenLink
              id={c._id}
              title={c.title}
              below={c.sub_category.map((s) => s.title).join(", ") || t`No sub-categories`}
            />
          ),
        },
        {
          head: "हिन्दी",
          cell: (c) =>
            c.title_hi && c.sub_category.every((s) => s.title_hi) ? c.title_hi : <HindiMissing />,
        },
        { head: t`Icon`, cell: (c) => <img src={c.icon} width={40} height={40} alt="" /> },
        { head: t`Page`, cell: (c) => `/categoryproduct/${c.url}` },
        {
          head: t`Order`,
          kind: "action",
          cell: (c) => (
            <CategoryPlace
              id={c._id}
              title={c.title}
              place={data.indexOf(c) + 1}
              of={data.length}
            />
          ),
        },
      ]}
      search={t`Search category or sub-category`}
      empty={t`Without categories sellers cannot list anything.`}
      editor={(category, onDone) => (
        <CategoryEditor category={category} materials={materials} onDone={onDone} />
      )}
    />
  );
}
