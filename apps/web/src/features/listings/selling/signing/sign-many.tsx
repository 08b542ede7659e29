import type { SheetToSign, SignedSheets } from "@rebale/contract/listings";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { t } from "ttag";
import IconCircleCheck from "~icons/tabler/circle-check";
import { api, onlyFor } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { dateTime } from "../../../../lib/formatting/formatting.ts";
import { ButtonLink, PlainButton } from "../../../../ui/button-link.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import { Empty } from "../../../../ui/states/empty.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import type { Route } from "./+types/sign-many";
import { SheetFacts, SheetRows } from "./sheet-facts.tsx";
import { sheetRows } from "./sheet-rows.ts";
import { TypedCode } from "./sign-form.tsx";
import classes from "./signing.module.css";
import { useSigning } from "./use-signing.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  onlyFor("seller", "/dashboard");
  const { data, total } = await api.call(listings.sheetsToSign);
  const chosen = new URL(request.url).searchParams.get("lots")?.split(",");
  return { sheets: data, total, chosen: chosen ?? null };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../../ui/states/waiting.tsx";

/** The sheets that wait for the seller, each with its main terms; one code signs those ticked. */
export default function SignMany({ loaderData: { sheets, total, chosen } }: Route.ComponentProps) {
  const [done, setDone] = useState<SignedSheets | null>(null);
  return (
    <Page
      title={t`Sign the terms`}
      description={t`The terms of your lots, to read and sign.`}
      index={false}
    >
      <h1>{t`Sign the terms`}</h1>
      {done && <Done done={done} />}
      {sheets.length > 0 ? (
        <>
          <p>{t`Read what our team has set for each lot. One code from your phone signs all that are ticked.`}</p>
          {total > sheets.length && (
            <p>{t`The ${sheets.length} that open first are shown; ${total - sheets.length} more follow.`}</p>
          )}
          <Sheets sheets={sheets} chosen={chosen} onDone={setDone} />
        </>
      ) : (
        !done && (
          <Empty
            title={t`There is nothing to sign`}
            next={
              <ButtonLink to="/dashproduct" kind="quiet">
                {t`Your products`}
              </ButtonLink>
            }
          >
            {t`When our team has approved a lot that opens with your signature, its terms stand here.`}
          </Empty>
        )
      )}
    </Page>
  );
}

const nameOf = ({ _id, version }: SheetToSign) => `${_id} ${version}`;

interface SheetsProps {
  sheets: readonly SheetToSign[];
  /** Ids of the lots that were chosen on their list; null for all. */
  chosen: readonly string[] | null;
  onDone: (done: SignedSheets) => void;
}

function Sheets({ sheets, chosen, onDone }: SheetsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(sheets.filter(({ _id }) => chosen?.includes(_id) ?? true).map(nameOf)),
  );
  // A version that has come meanwhile was not ticked: it is read first.
  const signs = sheets.filter((sheet) => ticked.has(nameOf(sheet)));
  const tick = (sheet: SheetToSign, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(nameOf(sheet));
    else next.delete(nameOf(sheet));
    setTicked(next);
  };
  return (
    <>
      <ul className={classes.sheets}>
        {sheets.map((sheet) => (
          <OneSheet
            key={nameOf(sheet)}
            sheet={sheet}
            isTicked={ticked.has(nameOf(sheet))}
            onTick={(isTicked) => tick(sheet, isTicked)}
          />
        ))}
      </ul>
      {/* Another choice needs another code: the one that was sent signs what was ticked then. */}
      <SignAll key={signs.map(nameOf).join()} sheets={signs} onDone={onDone} />
    </>
  );
}

interface OneProps {
  sheet: SheetToSign;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function OneSheet({ sheet, isTicked, onTick }: OneProps) {
  const rows = sheetRows(sheet.sheet, sheet.before);
  const changed = rows.some(({ was }) => was !== null) || sheet.corrected.length > 0;
  return (
    <li>
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        <span>
          <b>{sheet.title}</b>
          <small>
            <WithDates>{t`Version ${sheet.version} of ${dateTime(sheet.made_at)}`}</WithDates>
          </small>
        </span>
      </label>
      <SheetRows rows={rows.filter(({ isMain }) => isMain)} />
      <details open={changed}>
        <summary>{changed ? t`All terms, with what our team changed` : t`All terms`}</summary>
        <SheetFacts sheet={sheet} />
      </details>
    </li>
  );
}

function SignAll({
  sheets,
  onDone,
}: {
  sheets: readonly SheetToSign[];
  onDone: (done: SignedSheets) => void;
}) {
  const { revalidate } = useRevalidator();
  const named = sheets.map(({ _id, version }) => ({ product_id: _id, version }));
  const signing = useSigning({
    send: async () => (await api.call(listings.sendSheetsCode, { body: { sheets: named } })).data,
    sign: async (otp) => {
      const { data } = await api.call(listings.signSheets, { body: { sheets: named, otp } });
      onDone(data);
      scrollTo({ top: 0 });
      await revalidate();
    },
  });
  const count = sheets.length;
  return (
    <section
      className={classes.signAll}
      data-sent={signing.sent ? true : undefined}
      aria-labelledby="sign"
    >
      <h2 id="sign">{t`Your signature`}</h2>
      {signing.sent ? (
        <TypedCode signing={signing} yes={count === 1 ? t`Sign 1 lot` : t`Sign ${count} lots`} />
      ) : (
        <>
          <p>
            {count === 0
              ? t`Tick what you want to sign.`
              : t`The code signs these lots alone, in the versions shown above.`}
          </p>
          <PlainButton
            kind="main"
            disabled={count === 0 || signing.busy}
            onClick={() => void signing.send()}
          >
            {count === 1 ? t`Send code to sign 1 lot` : t`Send code to sign ${count} lots`}
          </PlainButton>
        </>
      )}
    </section>
  );
}

const whys: Readonly<Record<SignedSheets["left_out"][number]["why"], string>> = {
  sheet_changed: t`Our team has changed its terms since. Read them again.`,
  not_awaiting_signature: t`Its signature is no longer needed.`,
  auction_closed: t`Its time for bidding is over. You can list it again.`,
};

/** The outcome for each sheet. */
function Done({ done: { signed, left_out } }: { done: SignedSheets }) {
  const count = signed.length;
  return (
    <div className={classes.done} role="status">
      <p>
        <IconCircleCheck size={24} aria-hidden />
        {count === 1
          ? t`You have signed. The lot opens at its time.`
          : t`You have signed ${count} lots. Each opens at its time.`}
      </p>
      {left_out.length > 0 && (
        <ul>
          {left_out.map(({ _id, title, why }) => (
            <li key={_id}>
              <Link to={`/sign/${_id}`}>{title}</Link> {whys[why]}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to="/dashproduct" kind="quiet">
        {t`Your products`}
      </ButtonLink>
    </div>
  );
}
