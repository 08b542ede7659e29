import { t } from "ttag";
import IconDownload from "~icons/tabler/download";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { priceBoard } from "../../lib/api/operations.ts";
import { materialName } from "../../lib/formatting/material-names.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import type { Route } from "./+types/price-board";
import { MaterialBoard } from "./material-board.tsx";
import { MaterialList } from "./material-list.tsx";
import classes from "./price-board.module.css";

/** All materials, and one of them with its charts where the address names it. */
export async function loader({ context, params: { material } }: Route.LoaderArgs) {
  const api = loaderApi(context);
  const [board, boards] = await Promise.all([
    material ? api.call(priceBoard.board, { query: { material } }) : null,
    orNull(api.call(priceBoard.boards)),
  ]);
  return { board: board?.data ?? null, boards: boards?.data ?? null };
}

export default function PriceBoard({ loaderData: { board, boards } }: Route.ComponentProps) {
  const title = board ? t`Price board: ${materialName(board.material)}` : t`Price board`;
  return (
    <Page
      title={title}
      description={t`What scrap was sold for on Rebale in the last 90 days, per kg, by material and region.`}
    >
      <header className={classes.head}>
        <div className="wide">
          <h1>{title}</h1>
          <p>
            {t`What lots were sold for in the last 90 days, in rupees per kg, without GST. A material appears once five lots from three sellers are sold.`}
          </p>
        </div>
      </header>
      <div className={`wide ${classes.body}`}>
        {board && <MaterialBoard key={board.material} board={board} />}
        {boards ? (
          <MaterialList boards={boards} chosen={board?.material ?? null} />
        ) : (
          <FailedPart what={t`The materials`} />
        )}
        <OpenData />
      </div>
    </Page>
  );
}

/** The board for other programs, and what its licence asks for. */
function OpenData() {
  return (
    <section className={classes.open}>
      <h2>{t`Open data`}</h2>
      <p>
        {t`All materials and regions that are shown, for your own sheets and programs. Free to use under CC BY 4.0: name Rebale as the source.`}
      </p>
      <p className={classes.files}>
        <ButtonLink kind="quiet" to="/api/price-board.csv" reloadDocument download>
          <IconDownload size={20} aria-hidden /> CSV
        </ButtonLink>
        <ButtonLink kind="quiet" to="/api/price-board.json" reloadDocument download>
          <IconDownload size={20} aria-hidden /> JSON
        </ButtonLink>
      </p>
    </section>
  );
}
