import { QRCodeSVG } from "qrcode.react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { orNull } from "../../../lib/api/loader.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { dateTime, timeRange } from "../../../lib/formatting/formatting.ts";
import { useFreshWhileSeen } from "../../../lib/fresh-while-seen.ts";
import { followAccount } from "../../../lib/language/language.ts";
import type { PageHandle } from "../../../lib/page/page-handle.ts";
import { storedToken } from "../../../lib/session/session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import type { Route } from "./+types/trip";
import { CarriedPapers } from "./carried-papers.tsx";
import { NowPart } from "./now-part.tsx";
import { PlacePart } from "./place-part.tsx";
import classes from "./trip.module.css";
import { passShown, STEPS, type Step, stepsDone } from "./trip-labels.rules.ts";

/** A driver needs no menu of a market. */
export const handle: PageHandle = { isWork: true };

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  // Hindi first: for whoever has neither chosen a language nor an account.
  const { hash } = location;
  if (!storedToken() && followAccount("hi", pathname + search + hash))
    await new Promise(() => undefined);
  // Behind the #, which goes to no server; links of before have it in the query.
  const key = new URLSearchParams(hash.slice(1)).get("key") ?? searchParams.get("key") ?? undefined;
  const asked = { params: { id: params.id }, query: { key } };
  const { data: trip } = await api.call(lifting.trip, asked);
  const pass = passShown(trip) && (await orNull(api.call(lifting.tripPass, asked)));
  return { trip, pass: pass?.data ?? null, key };
}
clientLoader.hydrate = true as const;

/** Before its scripts have run, too. */
export const meta = () => [{ name: "robots", content: "noindex" }];

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

const OFTEN = 20_000;

/** One truck: for its driver by link, and for the two sides of its sale. */
export default function TripScreen({ loaderData: { trip, pass, key } }: Route.ComponentProps) {
  // The gate moves it.
  useFreshWhileSeen(OFTEN);
  const way = passShown(trip);
  return (
    <Page
      title={t`Truck ${trip.vehicle_no}`}
      description={t`A truck's pass, time and place.`}
      index={false}
      className={`wide ${classes.trip}`}
    >
      <header className={classes.head}>
        <h1 className="figures">{trip.vehicle_no}</h1>
        <p>{trip.title}</p>
      </header>
      <div className={classes.columns}>
        <div className={classes.stack}>
          <NowPart trip={trip} />
          {trip.carried && (
            <CarriedPapers carried={trip.carried} eway={trip.eway_no} driverKey={key} />
          )}
          {way && pass && (
            <section className={classes.pass} aria-label={t`Gate pass`}>
              <h2>{way === "in" ? t`Show this pass at the gate` : t`Pass to leave`}</h2>
              <QRCodeSVG
                value={pass.token}
                level="L"
                size={320}
                marginSize={4}
                title={t`Gate pass`}
                className={classes.code}
              />
              <p>
                {t`Or tell the gate this short code:`}{" "}
                <strong className="figures">{pass.code}</strong>
              </p>
              <p>
                <WithDates>{t`Good until ${dateTime(pass.expires_at)}`}</WithDates>
              </p>
              <p>{t`No network at the gate? Take a screenshot now: it opens the gate as well.`}</p>
            </section>
          )}
        </div>
        <div className={classes.stack}>
          <section className={classes.card}>
            <h2>{t`When`}</h2>
            <p className={classes.strong}>
              <WithDates>{timeRange(trip.slot.from, trip.slot.to)}</WithDates>
            </p>
            <p>{trip.driver_name}</p>
            {trip.transporter && <p>{trip.transporter}</p>}
          </section>
          <PlacePart site={trip.site} />
          <section className={classes.card}>
            <h2>{t`The way of this truck`}</h2>
            <Way done={stepsDone(trip)} />
          </section>
        </div>
      </div>
    </Page>
  );
}

const stepNames: Record<Step, string> = {
  in: t`In at the gate`,
  tare: t`Weighed empty`,
  gross: t`Loaded and weighed`,
  out: t`Out`,
};

const Way = ({ done }: { done: number }) => (
  <ol className={classes.way}>
    {STEPS.map((step, at) => (
      <li key={step} data-done={at < done} aria-current={at === done ? "step" : undefined}>
        {stepNames[step]}
        {at < done && <span className="unseen"> ({t`done`})</span>}
      </li>
    ))}
  </ol>
);
