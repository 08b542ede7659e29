import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { orNull } from "../../lib/api/loader.ts";
import { companies, taxHolds } from "../../lib/api/operations.ts";
import { rupeesExact } from "../../lib/formatting/formatting.ts";
import { currentSession } from "../../lib/session/session.ts";
import { useFreshOnNotice } from "../../lib/unread/fresh-on-notice.ts";
import type { Side } from "../../shared/goods/side.ts";
import { holdState, NO_PROOF_OF_PAYMENT } from "../../shared/tax-holds/hold-labels.rules.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import { ShowTabs } from "../../ui/tabs/show-tabs.tsx";
import type { Route } from "./+types/tax-holds";
import { Bring2b } from "./bring/bring-2b.tsx";
import { Brought } from "./bring/brought.tsx";
import { HoldRow } from "./hold-row.tsx";
import classes from "./tax-holds.module.css";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const show = new URL(request.url).searchParams.get("show");
  const state = SHOWN.find((one) => one === show);
  const page = pageOf(request.url);
  const side: Side = currentSession().type === "seller" ? "seller" : "buyer";
  const query = { side, page, rows: 25, ...(state && { state }) };
  const [{ data, totals, totalpage }, { data: company }] = await Promise.all([
    api.call(taxHolds.list, { query }),
    api.call(companies.readCompany),
  ]);
  const may = company?.role === "owner" || company?.role === "manager";
  const brought = side === "buyer" && may ? await orNull(api.call(taxHolds.list2b)) : null;
  return { holds: data, totals, totalpage, page, side, state, may, brought: brought?.data ?? null };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** GST of paid invoices that is kept until the buyer's GSTR-2B shows them, for either side. */
export default function TaxHolds({ loaderData }: Route.ComponentProps) {
  const { holds, totals, totalpage, page, side, state, may, brought } = loaderData;
  useFreshOnNotice();
  const isEmpty = holds.length === 0 && !state && page === 1;
  return (
    <Page
      title={t`GST kept`}
      description={t`GST that is kept until a GSTR-2B shows the invoice.`}
      index={false}
    >
      <h1>{t`GST kept`}</h1>
      <p className={classes.lead}>
        {side === "buyer"
          ? t`You have paid these invoices in full. Their GST reaches the seller once your GSTR-2B shows them. Bring the file each month: who says nothing, lets it go.`
          : t`The buyer has paid these invoices in full. Their GST reaches you once the buyer’s GSTR-2B shows them. File them in your GSTR-1 in time: then nothing has to be asked.`}{" "}
        {NO_PROOF_OF_PAYMENT}
      </p>
      {isEmpty ? (
        <div className={classes.empty}>
          <None side={side} />
        </div>
      ) : (
        <>
          <Totals totals={totals} side={side} />
          {side === "buyer" && <Bring may={may} brought={brought} />}
          <section aria-labelledby="holds" className={classes.list}>
            <h2 id="holds">{t`Invoices`}</h2>
            <ShowTabs statuses={SHOWN} names={namesOf(side)} shown={state} />
            {holds.length === 0 ? (
              <p className={classes.none}>{t`No invoice stands so now.`}</p>
            ) : (
              <ul className={classes.rows}>
                {holds.map((hold) => (
                  <HoldRow key={hold._id} hold={hold} />
                ))}
              </ul>
            )}
            <Pager page={page} total={totalpage} of={t`Invoices`} />
          </section>
        </>
      )}
    </Page>
  );
}

type Shown = Route.ComponentProps["loaderData"];

/** States that are looked for; the rest stands among all. */
const SHOWN = ["waiting", "missing", "differs", "disputed", "released", "returned"] as const;
const namesOf = (side: Side) =>
  Object.fromEntries(SHOWN.map((state) => [state, holdState(state, side)])) as Record<
    (typeof SHOWN)[number],
    string
  >;

const None = ({ side }: { side: Side }) =>
  side === "buyer" ? (
    <Empty
      drawing="orders"
      title={t`No GST is kept for you`}
      next={<ButtonLink to="/are-selling">{t`See live lots`}</ButtonLink>}
    >
      {t`Lots with the mark GST-safe keep it. What you bought of them stands here from the first truck on.`}
    </Empty>
  ) : (
    <Empty
      drawing="orders"
      title={t`No GST of yours is kept`}
      next={<ButtonLink to="/orderbidding?show=sold">{t`See your deals`}</ButtonLink>}
    >
      {t`It is kept only where you offered it with the lot, from the first truck on.`}
    </Empty>
  );

function Totals({ totals, side }: Pick<Shown, "totals" | "side">) {
  const figures: [string, number][] = [
    [t`Kept now`, totals.held],
    [side === "buyer" ? t`Went to sellers` : t`Reached you`, totals.released],
    [side === "buyer" ? t`Came back to you` : t`Went back to buyers`, totals.returned],
  ];
  return (
    <dl className={`figures ${classes.totals}`}>
      {figures.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rupeesExact(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const Bring = ({ may, brought }: Pick<Shown, "may" | "brought">) => (
  <section aria-labelledby="bring" className={classes.card}>
    <h2 id="bring">{t`Bring your GSTR-2B`}</h2>
    {may ? (
      <>
        <Bring2b />
        <Brought files={brought} />
      </>
    ) : (
      <p>{t`An owner or a manager of your company brings the file.`}</p>
    )}
  </section>
);
