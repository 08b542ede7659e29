import { t } from "ttag";
import IconCashBanknote from "~icons/tabler/cash-banknote";
import IconHelpCircle from "~icons/tabler/help-circle";
import IconMessageReport from "~icons/tabler/message-report";
import IconPencil from "~icons/tabler/pencil";
import IconSignature from "~icons/tabler/signature";
import IconTruck from "~icons/tabler/truck";
import { ButtonLink } from "../../../ui/button-link.tsx";
import type { Icon } from "../../../ui/icon.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { AwaitedLots } from "../awaited/awaited-lots.tsx";
import { type Line, linesOf } from "./now-lines.ts";
import type { SellerDesk } from "./read-seller.ts";
import classes from "./seller.module.css";

const icons: Readonly<Record<Line["kind"], Icon>> = {
  truck: IconTruck,
  sign: IconSignature,
  claim: IconMessageReport,
  question: IconHelpCircle,
  correct: IconPencil,
  confirm: IconCashBanknote,
};

/** The seller's tasks, a line each; bids below a reserve are answered on the spot. */
export function Now({ desk }: { desk: SellerDesk }) {
  const lines = linesOf(desk);
  const { awaited, now } = desk;
  const answers = "failure" in awaited ? 1 : awaited.lots.length;
  return (
    <section className={classes.now} aria-labelledby="now">
      <h2 id="now">{t`Now`}</h2>
      {now === null && <FailedPart what={t`What waits for you`} />}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <NowLine key={line.key} line={line} />
          ))}
        </ul>
      )}
      <AwaitedLots {...awaited} />
      {now !== null && lines.length + answers === 0 && (
        <p>{t`Nothing waits for you. We notify you when a lot is to be signed, a bid needs your answer or a truck waits.`}</p>
      )}
    </section>
  );
}

function NowLine({ line: { kind, text, title, button, to } }: { line: Line }) {
  const Sign = icons[kind];
  return (
    <li data-kind={kind}>
      <Sign size={22} stroke={1.8} aria-hidden />
      <p>
        <b>{text}</b>
        {title && <span>{title}</span>}
      </p>
      <ButtonLink to={to} kind={kind === "truck" || kind === "sign" ? "main" : "quiet"}>
        {button}
        {title && <span className="unseen">: {title}</span>}
      </ButtonLink>
    </li>
  );
}
