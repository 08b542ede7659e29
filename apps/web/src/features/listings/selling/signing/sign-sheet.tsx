import type { SheetToSign } from "@rebale/contract/listings";
import { useState } from "react";
import { Link } from "react-router";
import { jt, t } from "ttag";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconFileDownload from "~icons/tabler/file-download";
import { api, onlyFor } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { saveFile } from "../../../../lib/forms/save-file.ts";
import { MarketClock, useNow } from "../../../../lib/server-clock.tsx";
import { Countdown } from "../../../../shared/lot/countdown.tsx";
import { ButtonLink, PlainButton } from "../../../../ui/button-link.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { Empty } from "../../../../ui/states/empty.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import type { Route } from "./+types/sign-sheet";
import { SheetFacts } from "./sheet-facts.tsx";
import { SignForm } from "./sign-form.tsx";
import classes from "./signing.module.css";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  onlyFor("seller", "/dashboard");
  try {
    const [{ data, server_time }, { total }] = await Promise.all([
      api.call(listings.readSheet, { params: { id: params.id } }),
      api.call(listings.sheetsToSign),
    ]);
    return { sheet: data, time: server_time, others: total - (data.awaits_signature ? 1 : 0) };
  } catch (error) {
    if (error instanceof Refused && error.code === "not_found") return null;
    throw error;
  }
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../../ui/states/waiting.tsx";

/** A lot's terms, as the office approved them; its seller reads and signs them. */
export default function SignSheet({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      title={t`Sign the terms`}
      description={t`The terms of your lot, to read and sign.`}
      index={false}
    >
      <h1>{t`Sign the terms`}</h1>
      {loaderData ? (
        <MarketClock time={loaderData.time}>
          <OneSheet key={loaderData.sheet._id} sheet={loaderData.sheet} />
          <Others count={loaderData.others} />
        </MarketClock>
      ) : (
        <Empty
          title={t`There is nothing to sign`}
          next={
            <ButtonLink to="/dashproduct" kind="quiet">
              {t`Your products`}
            </ButtonLink>
          }
        >
          {t`This lot opens without your signature, or our team has not approved it yet.`}
        </Empty>
      )}
    </Page>
  );
}

/** The way to those that wait as well. */
function Others({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p>
      <ButtonLink to="/sign" kind="quiet">
        {count === 1 ? t`1 more lot to sign` : t`${count} more lots, signed with one code`}
      </ButtonLink>
    </p>
  );
}

function OneSheet({ sheet }: { sheet: SheetToSign }) {
  const [first] = useState(sheet.version);
  return (
    <>
      <p className={classes.lot}>
        <Link to={`/auctiondetail/${sheet.url}`}>{sheet.title}</Link>
        <span>
          <WithDates>{t`Version ${sheet.version} of ${dateTime(sheet.made_at)}`}</WithDates>
        </span>
      </p>
      {sheet.version !== first && (
        <p className={classes.changed} role="alert">
          {t`Our team has changed something in the meantime. This is the new version: please read it again.`}
        </p>
      )}
      <State sheet={sheet} />
      <SheetFacts sheet={sheet} />
      {sheet.awaits_signature && <Signing key={sheet.version} sheet={sheet} />}
    </>
  );
}

/** Where the sheet stands, and what follows from it. */
function State({ sheet: all }: { sheet: SheetToSign }) {
  const { _id, signed_at, awaits_signature, sheet, url } = all;
  const now = useNow();
  if (!awaits_signature)
    return (
      <div className={classes.signed}>
        <p>
          <IconCircleCheck size={24} aria-hidden />
          <WithDates>
            {signed_at
              ? t`You signed this on ${dateTime(signed_at)}.`
              : t`Your signature is no longer needed.`}
          </WithDates>
        </p>
        {signed_at && (
          <PlainButton
            kind="quiet"
            onClick={() => void saveFile(`/product/${_id}/sheet.pdf`, `sheet-${url}.pdf`)}
          >
            <IconFileDownload size={20} aria-hidden /> {t`Download (PDF)`}
          </PlainButton>
        )}
        <ButtonLink to={`/auctiondetail/${url}`} kind="quiet">
          {t`Bid Detail`}
        </ButtonLink>
      </div>
    );
  if (now >= Date.parse(sheet.ends_at))
    return (
      <p className={classes.changed}>
        {t`The time for bidding is over, and the lot was not signed: it did not open. You can list it again.`}
      </p>
    );
  if (now >= Date.parse(sheet.starts_at))
    return (
      <p className={classes.changed}>
        {t`The start has passed. The lot opens as soon as you sign, and its end does not move: time left`}{" "}
        <Countdown until={sheet.ends_at} />
      </p>
    );
  return (
    <p>{t`Your lot opens at its start, but only if you have signed. Read what our team has set, then sign.`}</p>
  );
}

function Signing({ sheet }: { sheet: SheetToSign }) {
  const now = useNow();
  if (now >= Date.parse(sheet.sheet.ends_at)) return null;
  return (
    <section className={classes.sign} aria-labelledby="sign">
      <h2 id="sign">{t`Your signature`}</h2>
      <p>{t`You sign the terms above with the code from your phone or email.`}</p>
      <SignForm sheet={sheet} />
      <p className={classes.help}>
        {jt`Not what you agreed to? Do not sign, and ${<Link key="1" to="/contactus">{t`write to us`}</Link>}: we can change it, and then ask you again.`}
      </p>
    </section>
  );
}
