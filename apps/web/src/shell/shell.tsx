import { Outlet, useMatches } from "react-router";
import { t } from "ttag";
import { loaderApi, orNull } from "../lib/api/loader.ts";
import { content } from "../lib/api/operations.ts";
import type { PageHandle } from "../lib/page/page-handle.ts";
import { Later } from "../ui/later/later.tsx";
import type { Route } from "./+types/shell";
import { Footer } from "./footer.tsx";
import { Header } from "./header/header.tsx";
import classes from "./shell.module.css";

/** Header and footer data; a part that failed is null, and the footer says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = loaderApi(context);
  const [contact, social, policies] = await Promise.all([
    orNull(api.call(content.contactMedia, { params: { type: "Contact" } })),
    orNull(api.call(content.contactMedia, { params: { type: "Social" } })),
    orNull(api.call(content.policies)),
  ]);
  return {
    contact: contact?.data ?? null,
    social: social?.data ?? null,
    policies: policies?.data ?? null,
  };
}
export const shouldRevalidate = ({
  defaultShouldRevalidate,
  formMethod,
}: {
  defaultShouldRevalidate: boolean;
  formMethod?: string;
}) => Boolean(formMethod) && defaultShouldRevalidate;

export default function Shell({ loaderData }: Route.ComponentProps) {
  const working = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isWork);
  const phone = loaderData.contact?.find((item) => item.title === "Mobile")?.media_value ?? null;
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>
        {t`Skip to content`}
      </a>
      <Header phone={phone} working={working} />
      <div className={classes.page}>
        <Outlet />
      </div>
      <Later>
        <Footer working={working} {...loaderData} />
      </Later>
    </div>
  );
}
