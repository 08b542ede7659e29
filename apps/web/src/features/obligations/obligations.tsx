import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Obligation } from "@rebale/contract/obligations";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { companies, obligations } from "../../lib/api/operations.ts";
import { date, dateTime, indianNumber, kilograms } from "../../lib/formatting/formatting.ts";
import { saveFile } from "../../lib/forms/save-file.ts";
import { useCommand } from "../../lib/forms/use-command.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { WithDates } from "../../ui/with-dates.tsx";
import type { Route } from "./+types/obligations";
import classes from "./obligations.module.css";
import { byYear, nameOf, sharePercent } from "./obligations.rules.ts";

export async function clientLoader() {
  const [{ data, company_id }, { data: company }] = await Promise.all([
    api.call(obligations.list),
    api.call(companies.readCompany),
  ]);
  const may = company?.role === "owner" || company?.role === "manager";
  return { owed: data, companyId: company_id, may };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** A company's recycling obligations, year by year, and the evidence for them. */
export default function Obligations({ loaderData }: Route.ComponentProps) {
  const { owed, companyId, may } = loaderData;
  return (
    <Page title={t`EPR obligations`} description={t`Your EPR obligations.`} index={false}>
      <h1>{t`EPR obligations`}</h1>
      {companyId && (
        <p className={classes.number}>
          {t`Your company number is ${companyId}. A recycler who names it makes evidence for you.`}
        </p>
      )}
      {owed.length === 0 ? (
        <Empty
          title={t`No obligations saved yet`}
          next={<ButtonLink to="/epr#epr-calculator">{t`Open the EPR calculator`}</ButtonLink>}
        >
          {t`Calculate what you owe for a financial year and save it: here you see what evidence covers and what is missing.`}
        </Empty>
      ) : (
        byYear(owed).map(([year, rows]) => <Year key={year} year={year} rows={rows} may={may} />)
      )}
    </Page>
  );
}

interface YearProps {
  year: string;
  rows: readonly Obligation[];
  may: boolean;
}

function Year({ year, rows, may }: YearProps) {
  return (
    <section className={classes.year}>
      <Group justify="space-between">
        <h2 className="figures">{year}</h2>
        {may && (
          <PlainButton
            kind="quiet"
            onClick={() =>
              void saveFile(`/obligations/export?year=${year}`, `obligations-${year}.xlsx`)
            }
          >
            {t`Auditor’s list (Excel)`}
            <span className="unseen"> {year}</span>
          </PlainButton>
        )}
      </Group>
      <ul className={classes.list}>
        {rows.map((row) => (
          <Owed key={row._id} row={row} may={may} />
        ))}
      </ul>
    </section>
  );
}

const tonnes = (n: number) => t`${indianNumber(n, 6)} t`;

function Owed({ row, may }: { row: Obligation; may: boolean }) {
  const { busy, send } = useCommand();
  const name = nameOf(row);
  const remove = () =>
    send(() => api.call(obligations.remove, { params: { id: row._id } }), t`Removed`);
  return (
    <li className={classes.owed}>
      <h3>{name}</h3>
      <progress
        max={100}
        value={sharePercent(row)}
        aria-label={t`${name}: ${sharePercent(row)} % covered by evidence`}
      />
      <dl>
        <Fact name={t`Obligation`}>{tonnes(row.tonnes)}</Fact>
        <Fact name={t`Evidence`}>{tonnes(row.set_tonnes)}</Fact>
        <Fact name={t`Missing`}>{tonnes(row.missing_tonnes)}</Fact>
        <Fact name={t`To be met by`}>
          <WithDates>{date(row.deadline)}</WithDates>
        </Fact>
        {row.return_by && (
          <Fact name={row.return_confirmed ? t`Return by` : t`Return by (not confirmed)`}>
            <WithDates>{date(row.return_by)}</WithDates>
          </Fact>
        )}
      </dl>
      {row.packs.length > 0 && (
        <ul className={classes.packs}>
          {row.packs.map((pack) => (
            <li key={pack._id}>
              <span className="figures">
                <WithDates>
                  {[
                    pack.material,
                    kilograms(pack.kg),
                    t`recycled by ${pack.recycler}`,
                    dateTime(pack.made_at),
                  ].join(" · ")}
                </WithDates>
              </span>
              <PlainButton
                kind="quiet"
                onClick={() => void saveFile(pack.url, `evidence-${pack._id}.zip`)}
              >
                {t`Download (ZIP)`}
                <span className="unseen"> {pack.material}</span>
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      {may && (
        <PlainButton kind="quiet" disabled={busy} onClick={() => void remove()}>
          {t`Remove`}
          <span className="unseen"> {name}</span>
        </PlainButton>
      )}
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figures">{children}</dd>
  </div>
);
