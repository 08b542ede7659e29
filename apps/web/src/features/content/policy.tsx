import { Link } from "react-router";
import { t } from "ttag";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { content } from "../../lib/api/operations.ts";
import { langOf } from "../../lib/language/written-in.ts";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/policy";
import classes from "./policy.module.css";
import { PolicyHead, PolicyProse } from "./policy-text.tsx";

/** S2.18, S2.59: the path is the policy's key; an unknown one is a 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = loaderApi(context);
  const [policy, all] = await Promise.all([
    api.call(content.policyByUrl, { params: { path: params.url } }),
    orNull(api.call(content.policies)),
  ]);
  return { policy: policy.data, all: all?.data ?? [] };
}

/** 'About Us' is a page of its own beside the policy of that name. */
const titleOf = (title: string) =>
  /polic|terms|पॉलिसी|नियम|शर्त/i.test(title) ? title : t`${title} (policy)`;

export default function Policy({ loaderData: { policy, all } }: Route.ComponentProps) {
  return (
    <Page
      title={titleOf(policy.title)}
      description={t`${policy.title} of Rebale, the market for scrap with timed auctions in India.`}
    >
      <PolicyHead {...policy}>
        {policy.lang !== "en" && (
          <p>
            {policy.hindi_follows
              ? t`Where the two languages differ, the English text holds.`
              : t`The English text was changed after this one: it holds where they differ.`}{" "}
            <a href={`/${policy.url}?lang=en`} hrefLang="en">
              {t`Read it in English`}
            </a>
          </p>
        )}
        {langOf(policy.description) && (
          <p>{t`This page is not in your language yet. It holds as it is written.`}</p>
        )}
      </PolicyHead>
      <div className={`wide ${classes.columns}`}>
        <PolicyProse {...policy} />
        {all.length > 1 && (
          <nav className={classes.others} aria-labelledby="policies">
            <h2 id="policies">{t`All policies`}</h2>
            <ul>
              {all.map(({ url, title }) => (
                <li key={url}>
                  <Link to={`/${url}`} aria-current={url === policy.url ? "page" : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Page>
  );
}
