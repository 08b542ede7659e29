import { useRouteLoaderData } from "react-router";
import { t } from "ttag";

/** The version of the market that runs; nothing where nobody says it. */
export function SiteVersion({ className }: { className?: string | undefined }) {
  const version = (useRouteLoaderData("root") as { version: string } | undefined)?.version;
  return version ? <span className={className}>{t`Version ${version}`}</span> : null;
}
