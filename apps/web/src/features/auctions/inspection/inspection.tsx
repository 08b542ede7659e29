import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { loginAgain } from "../../../lib/session/come-back.ts";
import { useSession } from "../../../lib/session/session.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { WithMantine } from "../../../ui/mantine/with-mantine.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { BookVisit } from "./book-visit.tsx";
import classes from "./inspection.module.css";
import { OwnVisit } from "./own-visit.tsx";
import { useVisits } from "./use-visits.ts";

/** Seeing the goods before the bid: the free times, and the own pass. */
export default function Inspection({ lot }: { lot: AuctionDetails }) {
  const { token, type } = useSession();
  if (token && type === "buyer")
    return (
      <WithMantine>
        <BuyersPart lot={lot} />
      </WithMantine>
    );
  if (!lot.inspection.offered) return lot.for_seller ? <HoursMissing /> : <NotShown />;
  return (
    <Empty
      drawing="orders"
      title={t`The goods can be seen before the bid`}
      next={
        !token && (
          <ButtonLink to={loginAgain("buyer", `/auctiondetail/${lot.url}#inspection`)}>
            {t`Log in to book a visit`}
          </ButtonLink>
        )
      }
    >
      {type === "seller"
        ? t`Buyers book a visit here. For your own lots, who comes and when stands under Company, at the site.`
        : t`Buyers choose a time, name who comes, and show a pass at the gate.`}
    </Empty>
  );
}

/** Its seller sets them where the goods lie, not on the lot. */
const HoursMissing = () => (
  <Empty
    drawing="orders"
    title={t`No visits are offered for this lot`}
    next={<ButtonLink to="/company">{t`Your sites`}</ButtonLink>}
  >
    {t`Set the times in which your yard shows goods at its site, under Company. Lots that lie there are shown then.`}
  </Empty>
);

function NotShown({ contact = null }: { contact?: string | null }) {
  return (
    <Empty drawing="orders" title={t`No visits are offered for this lot`}>
      {contact
        ? t`The seller has set no times in which its goods can be seen now. Contact: ${contact}`
        : t`The seller has set no times in which its goods can be seen now.`}
    </Empty>
  );
}

function BuyersPart({ lot }: { lot: AuctionDetails }) {
  const { visits, failure, read } = useVisits(lot._id);
  if (failure) return <FailedPart what={t`The times for visits`} error={failure} retry={read} />;
  if (!visits) return <Skeleton height={320} />;
  const { slots, yours, contact } = visits;
  if (yours === null && slots.length === 0) return <NotShown contact={contact} />;
  return (
    <div className={classes.whole}>
      {yours && <OwnVisit visit={yours} onChanged={read} />}
      {yours?.state !== "booked" && slots.length > 0 && (
        <BookVisit lotId={lot._id} slots={slots} contact={contact} onBooked={read} />
      )}
    </div>
  );
}
