import { Link } from "react-router";
import { useChosenInSight } from "../../../ui/carousel/use-chosen-in-sight.ts";
import classes from "./filter-tabs.module.css";
import { useListAddress } from "./use-list-address.ts";

interface Props {
  /** The address's name of it. */
  name: string;
  label: string;
  /** The first is the one without a word in the address. */
  choices: readonly { value: string; title: string }[];
}

/** Filters as links, so that they can be opened in a tab of their own and shared. */
export function FilterTabs({ name, label, choices }: Props) {
  const { get, to } = useListAddress();
  const chosen = choices.find(({ value }) => value === get(name)) ?? choices[0];
  const row = useChosenInSight<HTMLElement>(chosen?.value);
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {choices.map((choice, i) => (
        <Link
          key={choice.value}
          to={to({ [name]: i === 0 ? null : choice.value })}
          preventScrollReset
          aria-current={choice === chosen ? "true" : undefined}
        >
          {choice.title}
        </Link>
      ))}
    </nav>
  );
}
