import { t } from "ttag";
import { content } from "../../../lib/api/office-operations.ts";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { HindiMissing } from "../../../shared/office/two-languages.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import type { Route } from "./+types/testimonials";
import { ContentScreen } from "./parts/content-screen.tsx";
import { OpenLink } from "./parts/open-link.tsx";
import { TestimonialEditor } from "./testimonial-editor.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, () => api.call(content.officeTestimonials.list));
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Testimonials({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <ContentScreen
      title={t`Testimonials`}
      lead={t`What clients say, on the home page.`}
      noun={t`testimonial`}
      files={{ of: content.officeTestimonials.list }}
      items={data}
      nameOf={({ name }) => name}
      textOf={({ name, role, review }) => `${name} ${role} ${review}`}
      columns={[
        {
          head: t`Review`,
          kind: "wide",
          cell: (t) => <OpenLink id={t._id} title={t.name} below={t.review} />,
        },
        { head: t`Role`, cell: (t) => t.role },
        {
          head: "हिन्दी",
          cell: (t) => (t.name_hi && t.role_hi && t.review_hi ? t.name_hi : <HindiMissing />),
        },
        { head: t`Picture`, cell: (t) => <Avatar image={t.image} /> },
      ]}
      search={t`Search name, role or words`}
      empty={t`Ask a satisfied buyer or seller for a few words.`}
      editor={(testimonial, onDone) => (
        <TestimonialEditor testimonial={testimonial} onDone={onDone} />
      )}
    />
  );
}
