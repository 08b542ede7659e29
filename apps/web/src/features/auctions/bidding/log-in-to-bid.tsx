import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { lotPrice } from "../../../lib/formatting/formatting.ts";
import { followAccount } from "../../../lib/language/language.ts";
import { loginToGoOn, lotWithOffer, type TypedOffer } from "../../../lib/session/come-back.ts";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Optional } from "../../../ui/later/optional.tsx";
import classes from "./bidding.module.css";

const SignInSteps = lazy(() => import("../../../shared/sign-in/sign-in-steps.tsx"));

/** Where a bar stands in place of the panel's form, as in bidding.module.css. */
const isOnPhone = () => matchMedia("(max-width: 900px)").matches;

/**
 * Whether the phone's bid sheet is open, and who is asked to log in with what they typed. Who comes
 * back from a login, or has logged in here, goes on with the bid.
 */
export function useBidSheet(cameBack: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [asked, ask] = useState<TypedOffer | null>(null);
  const [hasSigned, setSigned] = useState(false);
  const goesOn = cameBack || hasSigned;
  useEffect(() => {
    if (goesOn && isOnPhone()) setOpen(true);
  }, [goesOn]);
  const look = () => {
    ask(null);
    setOpen(true);
  };
  const enter = () => {
    ask(null);
    setSigned(true);
  };
  return { isOpen, setOpen, asked, ask, look, enter, goesOn };
}

export type BidSheet = ReturnType<typeof useBidSheet>;

interface Props {
  lot: AuctionDetails;
  sheet: BidSheet;
}

/**
 * S2.41: who is not logged in does so over the lot, and finds the bid as they left it. It is in
 * the tab's storage; where the page loads anew in the member's language, in the address.
 */
export function LogInToBid({ lot, sheet: { asked, ask, look, enter, isOpen } }: Props) {
  return (
    <Dialog
      open={asked !== null}
      onClose={() => ask(null)}
      title={isSealed(lot) ? t`Log in to tender` : t`Log in to bid`}
      size={asked && isOnPhone() ? "sheet" : "small"}
    >
      {asked && (
        <Optional otherwise={<NoSteps lot={lot} asked={asked} />}>
          <Suspense fallback={<div className={classes.signing} role="status" />}>
            <SignInSteps
              kept={keptText(asked, lot)}
              onLook={isOnPhone() && !isOpen ? look : null}
              onSigned={({ language }) => {
                if (!followAccount(language, lotWithOffer(lot, asked))) enter();
              }}
            />
          </Suspense>
        </Optional>
      )}
    </Dialog>
  );
}

function keptText({ amount, kind }: TypedOffer, lot: AuctionDetails): string | null {
  if (!(Number(amount) > 0)) return null;
  const price = lotPrice(Number(amount), lot);
  if (isSealed(lot)) return t`Your tender of ${price} waits here for you.`;
  return kind === "bid"
    ? t`Your bid of ${price} waits here for you.`
    : t`Your maximum of ${price} waits here for you.`;
}

/** Its code did not arrive: the login has a page of its own. */
const NoSteps = ({ lot, asked }: { lot: AuctionDetails; asked: TypedOffer }) => (
  <p role="alert">
    {t`This did not load.`}{" "}
    <Link to={loginToGoOn(lotWithOffer(lot, asked))} reloadDocument>
      {t`Log in on a page of its own`}
    </Link>
  </p>
);
