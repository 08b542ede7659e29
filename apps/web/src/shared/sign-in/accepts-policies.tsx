import { Link, useRouteLoaderData } from "react-router";
import { jt, t } from "ttag";
import classes from "./sign-in.module.css";

const texts = [
  { url: "terms-and-conditions", name: t`terms and conditions` },
  { url: "privacy-policy", name: t`privacy policy` },
];

/** The policies a new member agrees to, as My Profile then says: those with a page. */
export function AcceptsPolicies() {
  const shell = useRouteLoaderData("app/shell/shell") as
    | { policies: readonly { url: string }[] | null }
    | undefined;
  const policies = shell?.policies ?? texts;
  const [first, second] = texts
    .filter(({ url }) => policies.some((policy) => policy.url === url))
    .map(({ url, name }) => (
      <Link key={url} to={`/${url}`} target="_blank">
        {name}
      </Link>
    ));
  if (!first) return null;
  return (
    <p className={classes.accepts}>
      {second
        ? jt`By going on you accept the ${first} and the ${second}.`
        : jt`By going on you accept the ${first}.`}
    </p>
  );
}
