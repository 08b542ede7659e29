import { t } from "ttag";
import { content } from "../../../lib/api/office-operations.ts";
import { date } from "../../../lib/formatting/formatting.ts";
import { Chip } from "../../../shared/office/chip.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { HindiMissing } from "../../../shared/office/two-languages.tsx";
import type { Route } from "./+types/banners";
import { type Banner, BannerEditor } from "./banner-editor.tsx";
import { ContentScreen } from "./parts/content-screen.tsx";
import { OpenLink } from "./parts/open-link.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, () => api.call(content.officeBanners.list));
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

export default function Banners({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <ContentScreen
      title={t`Banners`}
      lead={t`One line above everything on the home page, on its days.`}
      noun={t`banner`}
      files={{ of: content.officeBanners.list }}
      items={data}
      nameOf={({ text }) => text}
      textOf={({ text, text_hi, link }) => `${text} ${text_hi ?? ""} ${link ?? ""}`}
      columns={[
        {
          head: t`Text`,
          kind: "wide",
          cell: (b) => <OpenLink id={b._id} title={b.text} below={b.link ?? t`Leads nowhere`} />,
        },
        { head: "हिन्दी", kind: "wide", cell: (b) => b.text_hi ?? <HindiMissing /> },
        { head: t`Days`, cell: (b) => <Days {...b} /> },
      ]}
      search={t`Search text or link`}
      empty={t`Say what visitors should know this week: a holiday, an event, a new rule.`}
      editor={(banner, onDone) => <BannerEditor banner={banner} onDone={onDone} />}
    />
  );
}

const STATES = { waits: t`To come`, shown: t`On Home now`, over: t`Over` } as const;
const TONES = { waits: "waits", shown: "good", over: "calm" } as const;

const Days = ({ from_day, until_day, state }: Banner) => (
  <div>
    <span className="figures">
      {date(from_day)} – {date(until_day)}
    </span>{" "}
    <Chip tone={TONES[state]}>{STATES[state]}</Chip>
  </div>
);
