import { t } from "ttag";

const SOON = 5 * 60_000; // ms: the last five minutes are red

export function timeLeft(until: string, now: number) {
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const parts = [
    { unit: t`days`, letter: t`d`, value: Math.floor(left / 86_400) },
    { unit: t`hours`, letter: t`h`, value: Math.floor(left / 3600) % 24 },
    { unit: t`min`, letter: t`m`, value: Math.floor(left / 60) % 60 },
    { unit: t`sec`, letter: t`s`, value: left % 60 },
  ];
  return { over: left === 0, soon: left * 1000 <= SOON, parts };
}
