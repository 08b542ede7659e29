import { t } from "ttag";
import { content } from "../../../../lib/api/office-operations.ts";
import { date } from "../../../../lib/formatting/formatting.ts";
import { Chip } from "../../../../shared/office/chip.tsx";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { HindiMissing } from "../../../../shared/office/two-languages.tsx";
import { When } from "../../../../shared/office/when.tsx";
import { ContentScreen } from "../parts/content-screen.tsx";
import { OpenLink } from "../parts/open-link.tsx";
import type { Route } from "./+types/policies";
import { isOfTextBefore } from "./policy-body.rules.ts";
import { HINDI_BEHIND, type Policy, PolicyEditor } from "./policy-editor.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, () => api.call(content.officePolicies.list));
}
clientLoader.hydrate = true as const;

export { listChanged as shouldRevalidate } from "../../../../shared/office/list/use-reread.ts";
export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

export default function Policies({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <ContentScreen
      title={t`Policies`}
      lead={t`Each policy is a page of the site and is linked in the footer.`}
      noun={t`policy`}
      files={{ of: content.officePolicies.list }}
      items={data}
      nameOf={({ title }) => title}
      textOf={({ title, url }) => `${title} ${url}`}
      columns={[
        {
          head: t`Title`,
          kind: "wide",
          cell: (p) => <OpenLink id={p._id} title={p.title} below={`/${p.url}`} />,
        },
        {
          head: "हिन्दी",
          cell: (p) => <InHindi {...p} />,
        },
        { head: t`In force from`, cell: (p) => <InForce {...p} /> },
        { head: t`Changed`, cell: (p) => <When time={p.updated_at} /> },
      ]}
      search={t`Search title or address`}
      empty={t`Terms, privacy and refunds belong here.`}
      editor={(policy, onDone) => <PolicyEditor policy={policy} onDone={onDone} />}
    />
  );
}

function InHindi(policy: Policy) {
  const { title_hi, description_hi } = policy;
  if (!title_hi || !description_hi) return <HindiMissing />;
  return (
    <div>
      {title_hi} {isOfTextBefore(policy) && <Chip tone="waits">{HINDI_BEHIND}</Chip>}
    </div>
  );
}

const InForce = ({ in_force_from, is_draft, next }: Policy) => (
  <div>
    {in_force_from && <span className="figures">{date(in_force_from)} </span>}
    {is_draft && <Chip>{t`Draft`}</Chip>}
    {next && <Chip tone="waits">{t`Changes on ${date(next.in_force_from)}`}</Chip>}
  </div>
);
