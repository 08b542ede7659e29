import type { ApiKey } from "@rebale/contract/api-keys";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { apiKeys, companies, webhooks } from "../../../lib/api/operations.ts";
import { Page } from "../../../ui/layout/page.tsx";
import classes from "../company.module.css";
import type { Route } from "./+types/machines";
import { KeyRow } from "./key-row.tsx";
import { NewKey } from "./new-key.tsx";
import { readSandbox, SandboxStrip } from "./sandbox-strip.tsx";
import { ShownSecret } from "./shown-secret.tsx";
import { Webhooks } from "./webhooks.tsx";

export async function clientLoader() {
  const [keys, told, company, ahead] = await Promise.all([
    api.call(apiKeys.list),
    api.call(webhooks.list),
    api.call(companies.readCompany),
    readSandbox(),
  ]);
  const isOwner = company.data?.role === "owner";
  return { keys: keys.data, told: told.data, isOwner, ahead };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

const acts = ({ revoked_at, expires_at }: ApiKey) =>
  revoked_at === null && new Date(expires_at) > new Date();

/** Keys of the company's machines, and its systems that are told what happens. */
export default function Machines({
  loaderData: { keys, told, isOwner, ahead },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const acting = keys.filter(acts);
  const ended = keys.filter((key) => !acts(key));
  const row = (key: ApiKey) => (
    <KeyRow key={key._id} of={key} mayEnd={isOwner && acts(key)} onEnded={revalidate} />
  );
  return (
    <Page
      title={t`Machines`}
      description={t`Keys with which your own programs act on Rebale, and webhooks that tell them what happens.`}
      index={false}
    >
      <h1 className={classes.title}>{t`Machines`}</h1>
      <section className={classes.card}>
        <h2>{t`Keys`}</h2>
        <p>{t`A key acts as the login that made it, on its side and in its role, and ends with it. No key moves money out, signs, or changes users, sites or bank accounts.`}</p>
        {made && (
          <ShownSecret
            words={t`Copy the key ${made.name} now: it is shown this once. Whoever has it acts as you.`}
            secret={made.secret}
            onClose={() => setMade(null)}
          />
        )}
        {acting.length === 0 ? (
          <p>{t`No key acts for your company.`}</p>
        ) : (
          <ul className={classes.users}>{acting.map(row)}</ul>
        )}
        {ended.length > 0 && (
          <details>
            <summary>{t`Ended keys`}</summary>
            <ul className={classes.users}>{ended.map(row)}</ul>
          </details>
        )}
      </section>
      {isOwner ? (
        <NewKey
          onMade={(name, secret) => {
            setMade({ name, secret });
            void revalidate();
          }}
        />
      ) : (
        <p>{t`Only an owner of the company makes and ends keys.`}</p>
      )}
      <Webhooks all={told} />
      {ahead !== null && <SandboxStrip ahead={ahead} onAdvanced={revalidate} />}
    </Page>
  );
}
