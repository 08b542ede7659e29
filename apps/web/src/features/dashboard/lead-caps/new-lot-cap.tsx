import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { BidOrder } from "@rebale/contract/auctions";
import { type FormEvent, useEffect, useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { watchlist } from "../../../lib/api/operations.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { type Choice, choicesOf } from "./choices.rules.ts";
import classes from "./lead-caps.module.css";
import { useChangeCaps } from "./use-change-caps.ts";

const where: Record<Choice["from"], string> = {
  leading: t`leading`,
  outbid: t`outbid`,
  watched: t`watching`,
};

interface Props {
  orders: readonly BidOrder[];
  onDone: () => void;
}

/** Chosen among the open lots that one bids on or watches. */
export function NewLotCap({ orders, onDone }: Props) {
  const choices = useChoices(orders);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("1");
  const { busy, error, complain, set } = useChangeCaps();
  const most = Number(typed);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (chosen.length < 2) return complain(t`Choose two lots or more`);
    if (!(Number.isInteger(most) && most >= 1 && most < chosen.length))
      return complain(t`Enter fewer than the lots that you have chosen`);
    if (await set({ kind: "lots", most, product_ids: [...chosen] })) onDone();
  };
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  if (choices && choices.length < 2)
    return <p>{t`First bid on two lots or more, or watch them: then you can choose them here.`}</p>;
  return (
    <form className={classes.form} onSubmit={(e) => void submit(e)} noValidate>
      <fieldset className={classes.choices}>
        <legend>{t`Lots you bid on or watch`}</legend>
        {choices?.map(({ id, title, from }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>
              {title} <small>{where[from]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <NumberField
        label={t`Lead at most so many of them`}
        value={typed}
        onChange={setTyped}
        places={0}
        inputMode="numeric"
        error={error}
      />
      <Group gap={8}>
        <PlainButton kind="main" type="submit" disabled={busy}>
          {chosen.length > 1 ? t`Set limit · ${most || 0} of ${chosen.length} lots` : t`Set limit`}
        </PlainButton>
        <PlainButton kind="quiet" disabled={busy} onClick={onDone}>
          {t`Not now`}
        </PlainButton>
      </Group>
    </form>
  );
}

/** Null until the watched ones are read; without them where they cannot be. */
function useChoices(orders: readonly BidOrder[]): readonly Choice[] | null {
  const [watched, setWatched] = useState<Parameters<typeof choicesOf>[1] | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (lots: Parameters<typeof choicesOf>[1]) => isGone || setWatched(lots);
    api
      .call(watchlist.watched, { query: { rows: 100 } })
      .then(({ data }) => show(data))
      .catch(() => show([]));
    return () => {
      isGone = true;
    };
  }, []);
  return watched && choicesOf(orders, watched);
}
