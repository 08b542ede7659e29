import { useEffect, useRef } from "react";
import { t } from "ttag";
import IconAlert from "~icons/tabler/alert-triangle";
import IconCheck from "~icons/tabler/check";
import IconX from "~icons/tabler/x";
import { clockTime } from "../../../lib/formatting/formatting.ts";
import { refusalTitles } from "./gate-labels.ts";
import classes from "./verdict.module.css";
import type { Verdict } from "./verdict.ts";

interface Props {
  verdict: Verdict;
  onNext: () => void;
  onAgain: () => void;
  onOpen: (trip: string) => void;
}

/** The whole screen, green or red, with words for who does not tell these apart. */
export function VerdictScreen({ verdict, onNext, onAgain, onOpen }: Props) {
  if (verdict.is === "unknown")
    return (
      <Whole colour="amber" sign={<IconAlert size={72} />} title={t`Not checked`}>
        <p className={classes.words}>
          {verdict.lacksNetwork
            ? t`No network. This phone may not decide alone: use the gate's other phone, or wait.`
            : verdict.words}
        </p>
        <Buttons main={{ words: t`Try again`, press: onAgain }} other={onNext} />
      </Whole>
    );
  if (verdict.is === "refused")
    return (
      <Whole
        colour="red"
        sign={<IconX size={72} />}
        title={refusalTitles[verdict.because] ?? t`Refused`}
      >
        {verdict.vehicle && <Vehicle>{verdict.vehicle}</Vehicle>}
        <p className={classes.words}>{verdict.words}</p>
        {verdict.usedAt && (
          <p className={classes.words}>{t`First used at ${clockTime(verdict.usedAt)}`}</p>
        )}
        <Buttons main={{ words: t`Scan again`, press: onAgain }} other={onNext} />
      </Whole>
    );
  if (verdict.is === "visit")
    return (
      <Whole colour="green" sign={<IconCheck size={72} />} title={t`Visit`}>
        <p className={classes.driver}>{verdict.who}</p>
        {verdict.goods && <p className={classes.words}>{verdict.goods}</p>}
        {verdict.isWaiting && <Unsent />}
        <Buttons main={{ words: t`Next`, press: onNext }} other={null} />
      </Whole>
    );
  const isIn = verdict.is === "in";
  return (
    <Whole colour="green" sign={<IconCheck size={72} />} title={isIn ? t`IN` : t`OUT`}>
      <Vehicle>{verdict.vehicle}</Vehicle>
      {verdict.driver && <p className={classes.driver}>{verdict.driver}</p>}
      {verdict.goods && <p className={classes.words}>{verdict.goods}</p>}
      {verdict.isWaiting && <Unsent />}
      <Buttons
        main={
          isIn && !verdict.isWaiting
            ? { words: t`Weigh it empty`, press: () => onOpen(verdict.trip) }
            : { words: t`Next truck`, press: onNext }
        }
        other={isIn && !verdict.isWaiting ? onNext : null}
      />
    </Whole>
  );
}

const Unsent = () => (
  <p className={classes.words}>{t`Without network: it is sent when the network is back.`}</p>
);

interface WholeProps {
  colour: "green" | "red" | "amber";
  sign: React.ReactNode;
  title: string;
  children: React.ReactNode;
}

export function Whole({ colour, sign, title, children }: WholeProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.whole}
      data-colour={colour}
      role="alertdialog"
      aria-modal="true"
      aria-label={title}
    >
      <div className={classes.said}>
        {sign}
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

export const Vehicle = ({ children }: { children: string }) => (
  <p className={`${classes.vehicle} figures`}>{children}</p>
);

interface ButtonsProps {
  main: { readonly words: string; readonly press: () => void };
  other: (() => void) | null;
}
export const Buttons = ({ main, other }: ButtonsProps) => (
  <div className={classes.buttons}>
    <button type="button" className={classes.main} onClick={main.press}>
      {main.words}
    </button>
    {other && (
      <button type="button" className={classes.other} onClick={other}>
        {t`All trucks`}
      </button>
    )}
  </div>
);
