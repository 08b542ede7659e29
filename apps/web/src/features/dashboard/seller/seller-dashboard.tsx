import { Link } from "react-router";
import { t } from "ttag";
import type { Session } from "../../../lib/session/session.ts";
import { OnItsWay } from "../../../shared/paying/on-its-way.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { NextStep } from "../counts/next-step.tsx";
import { Figures } from "../figures/figures.tsx";
import type { ReadFigures } from "../figures/read-figures.ts";
import { GoodsToday } from "../goods/goods.tsx";
import { Visits } from "../visits/visits.tsx";
import { CountCards } from "./count-cards.tsx";
import { MoneyRow } from "./money-row.tsx";
import { Now } from "./now.tsx";
import type { SellerDesk } from "./read-seller.ts";
import classes from "./seller.module.css";

interface Props {
  session: Session;
  desk: SellerDesk;
  /** Null where today is shown. */
  figures: ReadFigures | null;
}

/** S2.45: the money first, then what waits, then today's trucks; the figures have their own tab. */
export function SellerDashboard({ session, desk, figures }: Props) {
  return (
    <>
      <Welcome session={session} />
      <Parts isFigures={figures !== null} />
      {figures ? <Figures figures={figures} /> : <Today desk={desk} />}
    </>
  );
}

function Today({ desk }: { desk: SellerDesk }) {
  const hasLots = desk.counts.total_products > 0;
  return (
    <>
      <OnItsWay awardId={null} />
      {hasLots && <MoneyRow desk={desk} />}
      {hasLots && <Now desk={desk} />}
      <GoodsToday goods={desk.goods} seller />
      <Visits read={desk.visits} seller />
      {!hasLots && <NextStep seller started={false} />}
      <CountCards desk={desk} />
    </>
  );
}

/** S2.45: picture, name and role. */
const Welcome = ({ session }: { session: Session }) => (
  <header className={classes.welcome}>
    <Avatar image={session.profileImage} size={40} />
    <div>
      <p>{t`Seller Dashboard`}</p>
      <h1>{session.name ? t`Welcome, ${session.name}` : t`Welcome`}</h1>
    </div>
    <ButtonLink to="/sellnow" kind="quiet">
      {t`Sell Now`}
    </ButtonLink>
  </header>
);

const Parts = ({ isFigures }: { isFigures: boolean }) => (
  <nav className={classes.parts} aria-label={t`Show`}>
    <Link to="/dashboard" aria-current={isFigures ? undefined : "page"} preventScrollReset>
      {t`Today`}
    </Link>
    <Link
      to="/dashboard?show=figures"
      aria-current={isFigures ? "page" : undefined}
      preventScrollReset
    >
      {t`Your figures`}
    </Link>
  </nav>
);
