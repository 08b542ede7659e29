import { indiaDay } from "@rebale/contract/values/calendar";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { orNull } from "../../lib/api/loader.ts";
import { books, companies } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { explain } from "../../lib/language/explain.ts";
import { currentSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { useChosenInSight } from "../../ui/carousel/use-chosen-in-sight.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import type { Route } from "./+types/books";
import classes from "./books.module.css";
import { type Asked, addressOf, askedOf, registerLeads, registerNames } from "./books.rules.ts";
import { Gstr1, RegisterFiles, Tally } from "./files.tsx";
import { Ledgers } from "./ledgers.tsx";
import { Period } from "./period.tsx";
import { RegisterTable, type Sheet } from "./rows/register-table.tsx";
import { Totals } from "./totals.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = indiaDay(new Date());
  const sells = currentSession().type === "seller";
  const asked = askedOf(new URL(request.url).searchParams, today, sells);
  const page = pageOf(request.url);
  const { data: company } = await api.call(companies.readCompany);
  const common = { asked, today, page, has: company !== null };
  // A viewer is refused: nothing is asked for what may not be shown.
  if (company?.role !== "owner" && company?.role !== "manager")
    return { ...common, gstins: null, read: null, ledgers: null };
  const [read, ledgers, gstins] = await Promise.all([
    readRegister(asked, page),
    orNull(api.call(books.readLedgers)),
    orNull(api.call(books.gstins)),
  ]);
  return { ...common, read, gstins: gstins?.data ?? null, ledgers: ledgers?.data ?? null };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

const ROWS = 50;
/** A page of a register; days that are refused are said on the screen, where others are chosen. */
async function readRegister({ register, from, to }: Asked, page: number) {
  try {
    // Six calls that differ in their rows alone: which these are, `register` says.
    const call = books[register] as typeof books.sales;
    const sheet = await api.call(call, { query: { from, to, page, rows: ROWS } });
    return { sheet: { register, ...sheet } as unknown as Sheet, fault: null };
  } catch (error) {
    if (error instanceof Refused && error.status === 400)
      return { sheet: null, fault: explain(error) };
    throw error;
  }
}
/** A company's books of its sales here, as its accountant takes them. */
export default function Books({ loaderData }: Route.ComponentProps) {
  const { asked, today, page, has, gstins, read, ledgers } = loaderData;
  return (
    <Page
      title={t`Books`}
      description={t`Your company’s sales here, for your accountant.`}
      index={false}
    >
      <h1>{t`Books`}</h1>
      {read ? (
        <>
          <p className={classes.lead}>
            {t`Papers and money of your sales here, as your accountant books them. Each row names its paper (P12) or journal entry (J34), the same in all files.`}
          </p>
          <Period asked={asked} today={today} />
          <Registers asked={asked} />
          <p className={classes.lead}>{registerLeads[asked.register]}</p>
          {read.sheet ? (
            <Register sheet={read.sheet} asked={asked} page={page} />
          ) : (
            <p role="alert" className={classes.fault}>
              {read.fault}
            </p>
          )}
          <div className={classes.parts}>
            <Tally asked={asked} />
            {gstins ? <Gstr1 gstins={gstins} today={today} /> : <FailedPart what={t`GSTR-1`} />}
            {ledgers ? (
              <Ledgers names={ledgers} />
            ) : (
              <FailedPart what={t`The names of your ledgers`} />
            )}
          </div>
        </>
      ) : (
        <NotYours has={has} />
      )}
    </Page>
  );
}

function Register({ sheet, asked, page }: { sheet: Sheet; asked: Asked; page: number }) {
  return (
    <>
      <Totals sheet={sheet} />
      <RegisterFiles asked={asked} />
      {sheet.data.length === 0 ? (
        <div className={classes.empty}>
          <Empty drawing="orders" title={t`Nothing is booked in these days`}>
            {t`Choose more days, or another register.`}
          </Empty>
        </div>
      ) : (
        <RegisterTable sheet={sheet} label={registerNames[sheet.register]} />
      )}
      <Pager page={page} total={sheet.totalpage} of={registerNames[sheet.register]} />
    </>
  );
}

function Registers({ asked }: { asked: Asked }) {
  const row = useChosenInSight<HTMLElement>(asked.register);
  return (
    <nav ref={row} className={classes.registers} aria-label={t`Registers`}>
      {(Object.keys(registerNames) as Asked["register"][]).map((register) => (
        <Link
          key={register}
          to={addressOf({ ...asked, register })}
          aria-current={register === asked.register || undefined}
          preventScrollReset
        >
          {registerNames[register]}
        </Link>
      ))}
    </nav>
  );
}

const NotYours = ({ has }: { has: boolean }) =>
  has ? (
    <Empty title={t`The books are for owners and managers`} drawing="orders">
      {t`Ask an owner of your company to make you a manager, or to send you the files.`}
    </Empty>
  ) : (
    <Empty
      title={t`Books belong to a company`}
      drawing="orders"
      next={<ButtonLink to="/company">{t`Name your company`}</ButtonLink>}
    >
      {t`Name the company that you act for. Its papers and its money are then booked here.`}
    </Empty>
  );
