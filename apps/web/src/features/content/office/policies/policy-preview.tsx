import { t } from "ttag";
import { content } from "../../../../lib/api/office-operations.ts";
import { date } from "../../../../lib/formatting/formatting.ts";
import { OfficePage } from "../../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../../shared/office/session/office-api.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { Empty } from "../../../../ui/states/empty.tsx";
import { Tabs } from "../../../../ui/tabs/tabs.tsx";
import { PolicyHead, PolicyProse } from "../../policy-text.tsx";
import type { Route } from "./+types/policy-preview";
import type { Policy } from "./policy-editor.tsx";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const { data } = await api.call(content.officePolicies.list);
    return data.find(({ _id }) => _id === params.id) ?? null;
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../../shared/office/page/office-waiting.tsx";

type Texts = Pick<Policy, "title" | "description" | "in_force_from" | "updated_at">;

const Drawn = ({ policy }: { policy: Texts }) => (
  <>
    <PolicyHead {...policy} />
    <PolicyProse {...policy} />
  </>
);

/** A policy as the site draws it, with the text that waits for its day; for the office alone. */
export default function PolicyPreview({ loaderData: policy }: Route.ComponentProps) {
  const back = (
    <ButtonLink to={policy ? `/admin/policies?open=${policy._id}` : "/admin/policies"} kind="quiet">
      {policy ? t`Edit the policy` : t`See all`}
    </ButtonLink>
  );
  if (!policy)
    return (
      <OfficePage title={t`Preview`} lead={t`A policy as its readers see it.`}>
        <Empty title={t`This policy is no longer there`} next={back} />
      </OfficePage>
    );
  const texts = policy.next ?? policy;
  const english = { ...policy, ...texts };
  const hindi = {
    ...english,
    title: texts.title_hi ?? texts.title,
    description: texts.description_hi ?? texts.description,
  };
  const state = policy.next
    ? t`From ${date(policy.next.in_force_from)} on`
    : policy.is_draft
      ? t`A draft`
      : t`As it stands`;
  return (
    <OfficePage title={t`Preview`} lead={`${state}: ${texts.title}`} actions={back}>
      <Tabs
        label={t`Language of the text`}
        tabs={[
          { name: t`English`, panel: <Drawn policy={english} /> },
          { name: "हिन्दी", panel: <Drawn policy={hindi} /> },
        ]}
      />
    </OfficePage>
  );
}
