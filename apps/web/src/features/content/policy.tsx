import { Link } from "react-router";
import { jt, t } from "ttag";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { content } from "../../lib/api/operations.ts";
import { date } from "../../lib/formatting/formatting.ts";
import { langOf } from "../../lib/language/written-in.ts";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/policy";
import classes from "./policy.module.css";
import prose from "./written.module.css";

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

/** The day that the office has named, else that of the last change. */
function Since({
  in_force_from,
  updated_at,
}: {
  in_force_from: string | null;
  updated_at: string;
}) {
  const day = in_force_from ?? updated_at;
  const time = (
    <time key="day" dateTime={day}>
      {date(day)}
    </time>
  );
  return in_force_from ? jt`In force from ${time}` : jt`Last changed on ${time}`;
}

export default function Policy({ loaderData: { policy, all } }: Route.ComponentProps) {
  return (
    <Page
      title={titleOf(policy.title)}
      description={t`${policy.title} of Rebale, the market for scrap with timed auctions in India.`}
    >
      <header className={classes.head}>
        <div className="wide">
          <h1>{policy.title}</h1>
          <p>
            <Since {...policy} />
          </p>
          {policy.lang !== "en" && (
            <p>
              {t`Where the two languages differ, the English text holds.`}{" "}
              <a href={`/${policy.url}?lang=en`} hrefLang="en">
                {t`Read it in English`}
              </a>
            </p>
          )}
          {langOf(policy.description) && (
            <p>{t`This page is not in your language yet. It holds as it is written.`}</p>
          )}
        </div>
      </header>
      <div className={`wide ${classes.columns}`}>
        <div
          className={prose.written}
          lang={langOf(policy.description)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the office, sanitised by the server
          dangerouslySetInnerHTML={{ __html: policy.description }}
        />
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
