import type { Suggestion } from "@rebale/contract/listings/search";
import { t } from "ttag";
import IconGavel from "~icons/tabler/gavel";
import IconMapPin from "~icons/tabler/map-pin";
import IconRecycle from "~icons/tabler/recycle";
import IconStack2 from "~icons/tabler/stack-2";
import classes from "./suggestion-list.module.css";

export type Found = Suggestion;

const kinds: Readonly<Record<Suggestion["kind"], { icon: typeof IconGavel; name: string }>> = {
  material: { icon: IconRecycle, name: t`Material` },
  category: { icon: IconStack2, name: t`Category` },
  sub_category: { icon: IconStack2, name: t`Category` },
  place: { icon: IconMapPin, name: t`Place` },
  lot: { icon: IconGavel, name: t`Lot` },
};

interface Props {
  id: string;
  option: (i: number) => string;
  found: readonly Found[];
  active: number;
  onChoose: (chosen: Found, list: HTMLElement) => void;
}

/** The list of a combobox: the focus stays in its field. */
const SuggestionList = ({ id, option, found, active, onChoose }: Props) => (
  <div
    id={id}
    role="listbox"
    aria-label={t`Suggestions`}
    className={classes.list}
    hidden={found.length === 0}
    // The field would lose the focus, and the list would be gone before the click.
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
  >
    {found.map((suggestion, i) => {
      const { icon: Icon, name } = kinds[suggestion.kind];
      return (
        <div
          key={suggestion.kind + suggestion.title + suggestion.note + suggestion.url}
          id={option(i)}
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          className={classes.option}
          onClick={({ currentTarget }) =>
            onChoose(suggestion, currentTarget.parentElement ?? currentTarget)
          }
          onKeyDown={undefined}
        >
          <Icon size={20} aria-hidden />
          <span className={classes.title}>
            {suggestion.title}
            {suggestion.note && <small>{suggestion.note}</small>}
          </span>
          <span className={classes.kind}>{name}</span>
        </div>
      );
    })}
  </div>
);

export default SuggestionList;
