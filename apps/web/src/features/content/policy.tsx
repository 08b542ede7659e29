import { loaderApi } from "../../lib/api/loader.ts";
import { content } from "../../lib/api/operations.ts";
import { Page } from "../../ui/page.tsx";
import type { Route } from "./+types/policy";

/** S2.18, S2.59: the path is the policy's key; an unknown one is a 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { data } = await loaderApi(context).call(content.policyByUrl, { params: { path: params.url } });
  return data;
}

export default function Policy({ loaderData: policy }: Route.ComponentProps) {
  return (
    <Page title={policy.title} description={`${policy.title} of Rebale.`} className="wide">
      <h1>{policy.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the office, sanitised by the server */}
      <div dangerouslySetInnerHTML={{ __html: policy.description }} />
    </Page>
  );
}
