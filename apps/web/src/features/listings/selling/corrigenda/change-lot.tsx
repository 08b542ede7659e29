import type { CorrigendumRow } from "@rebale/contract/corrigenda";
import type { OwnLot } from "@rebale/contract/listings";
import { Link, useRevalidator } from "react-router";
import { t } from "ttag";
import { api, onlyFor } from "../../../../lib/api/browser.ts";
import { corrigenda, listings } from "../../../../lib/api/operations.ts";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { ChangeList } from "../../../../shared/corrigendum/change-list.tsx";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { Empty } from "../../../../ui/states/empty.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import type { Route } from "./+types/change-lot";
import classes from "./change-form.module.css";
import { ChangeForm } from "./change-form.tsx";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  onlyFor("seller", "/dashboard");
  const [lot, rows] = await Promise.all([
    api.call(listings.viewLot, { params: { id: params.id } }),
    api.call(corrigenda.ownCorrigenda, { params: { id: params.id } }),
  ]);
  // Its seller sees all of it.
  return { lot: lot.data as OwnLot, rows: rows.data };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../../ui/states/waiting.tsx";

const isChangeable = ({ status }: OwnLot) =>
  status === "upcoming" || status === "live" || status === "paused";

/** A published lot, which its seller asks the office to change. */
export default function ChangeLot({ loaderData: { lot, rows } }: Route.ComponentProps) {
  const waiting = rows.find(({ state }) => state === "waiting");
  const past = rows.filter(({ state }) => state !== "waiting");
  return (
    <Page
      title={t`Change a published lot`}
      description={t`Ask our team to change a lot that buyers see already.`}
      index={false}
    >
      <h1>{t`Change a published lot`}</h1>
      <p>
        <Link to={`/auctiondetail/${lot.url}`}>{lot.title}</Link>
      </p>
      {waiting && <Waiting row={waiting} lot={lot} />}
      {isChangeable(lot) ? (
        <AskForm key={rows[0]?._id ?? "first"} lot={lot} isAnother={waiting !== undefined} />
      ) : (
        <Empty
          title={t`This lot can no longer be changed`}
          next={
            <ButtonLink to="/dashproduct" kind="quiet">
              {t`Your products`}
            </ButtonLink>
          }
        >
          {t`A lot is changed between its approval and the end of bidding.`}
        </Empty>
      )}
      {past.length > 0 && (
        <section className={classes.past}>
          <h2>{t`Changes so far`}</h2>
          {past.map((row) => (
            <Past key={row._id} row={row} lot={lot} />
          ))}
        </section>
      )}
    </Page>
  );
}

function AskForm({ lot, isAnother }: { lot: OwnLot; isAnother: boolean }) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <p>
        {t`Our team publishes the change. Everybody sees what is different, whoever had bid must accept it or may take the bid back, and half of the bidding time is left, a day at most.`}
      </p>
      {isAnother && <p>{t`What you send now takes the place of what is waiting.`}</p>}
      <ChangeForm
        lot={lot}
        send={t`Ask for this change`}
        reasonHelp={t`Buyers read it beside the change.`}
        onSend={async (body) => {
          await api.call(corrigenda.askCorrigendum, {
            params: { id: lot._id },
            body,
          });
          toast.success(t`Sent. The office publishes it, or says why not`);
          await revalidate();
        }}
      />
    </>
  );
}

interface OneProps {
  row: CorrigendumRow;
  lot: OwnLot;
}

const Waiting = ({ row, lot }: OneProps) => (
  <section className={classes.waiting} aria-label={t`Waiting for our team`}>
    <p>
      <b>{t`Waiting for our team`}</b>{" "}
      <WithDates>{t`You asked on ${dateTime(row.asked_at)}.`}</WithDates>
    </p>
    <ChangeList changes={row.changes} unit={lot.unit} />
    <p>{row.reason}</p>
  </section>
);

function pastTitle({ state, no, refusal_reason }: CorrigendumRow): string {
  if (state === "published") return t`Corrigendum ${no}`;
  return refusal_reason ? t`Not published` : t`Replaced by a newer one`;
}

const Past = ({ row, lot }: OneProps) => (
  <div className={classes.one}>
    <p>
      <b>{pastTitle(row)}</b> {row.decided_at && <WithDates>{dateTime(row.decided_at)}</WithDates>}
    </p>
    {row.refusal_reason && <p>{row.refusal_reason}</p>}
    <ChangeList changes={row.changes} unit={lot.unit} />
    <p>{row.reason}</p>
  </div>
);
