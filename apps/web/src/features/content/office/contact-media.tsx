import { t } from "ttag";
import { content } from "../../../lib/api/office-operations.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import type { Route } from "./+types/contact-media";
import { ContactEditor } from "./contact-editor.tsx";
import { ContentScreen } from "./parts/content-screen.tsx";
import { OpenLink } from "./parts/open-link.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, () => api.call(content.officeContactMedia.list));
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function ContactMedia({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <ContentScreen
      title={t`Contact media`}
      lead={t`Contact details in the footer, on the contact page and in the header.`}
      noun={t`contact item`}
      files={{ of: content.officeContactMedia.list }}
      items={data}
      nameOf={({ title }) => title}
      textOf={({ title, media_value, kind }) => `${title} ${media_value} ${kind}`}
      columns={[
        {
          head: t`Item`,
          kind: "wide",
          cell: (c) => <OpenLink id={c._id} title={c.title} below={c.media_value} />,
        },
        { head: t`Kind`, cell: (c) => <Chip>{c.kind}</Chip> },
      ]}
      search={t`Search item or value`}
      empty={t`Email, mobile and address belong here.`}
      editor={(item, onDone) => <ContactEditor item={item} onDone={onDone} />}
    />
  );
}
