import { NativeSelect, Textarea } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Site } from "@rebale/contract/companies";
import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { type Basis, perBasis } from "../../../../lib/formatting/formatting.ts";
import { MoneyField } from "../../../../ui/fields/money-field.tsx";
import { PlaceFields } from "../drafts/place-fields.tsx";
import { basesFor, type Part, type Typed } from "./bulk-change.ts";
import classes from "./bulk-edit.module.css";

export interface Choices {
  states: readonly string[];
  sites: readonly Site[];
}
interface Props {
  lots: readonly OwnLot[];
  choices: Choices;
  typed: Typed;
  /** By field. */
  errors: Readonly<Record<string, string>>;
  onType: (typed: Typed) => void;
}

/** Each thing that may be changed, behind a mark: what is not marked stays as it is. */
export function BulkFields({ lots, choices, typed, errors, onType }: Props) {
  const field = (name: Exclude<keyof Typed, "ticked" | "price">) => ({
    value: typed[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onType({ ...typed, [name]: currentTarget.value }),
  });
  const tick = (part: Part) => ({
    ticked: typed.ticked.includes(part),
    onTick: (on: boolean) =>
      onType({
        ...typed,
        ticked: [...typed.ticked.filter((p) => p !== part), ...(on ? [part] : [])],
      }),
  });
  const basis: Basis = typed.ticked.includes("basis") ? typed.basis : (lots[0]?.basis ?? "lot");
  return (
    <>
      <p className={classes.hint}>{t`Select what to change. Everything else stays as it is.`}</p>
      <Ticked label={t`Description`} {...tick("description")}>
        <Textarea
          autoComplete="off"
          inputMode="text"
          aria-label={t`New description`}
          rows={4}
          maxLength={4000}
          {...field("description")}
        />
      </Ticked>
      <Ticked label={t`How it is sold`} {...tick("basis")}>
        <NativeSelect
          autoComplete="off"
          aria-label={t`New basis`}
          data={basesFor(lots)}
          {...field("basis")}
        />
      </Ticked>
      <Ticked label={t`Price you ask in ₹`} {...tick("price")}>
        <MoneyField
          basis={basis}
          aria-label={t`New price in ₹`}
          description={
            basis === "lot"
              ? t`For each whole lot. Leave empty for no price.`
              : t`In ₹ ${perBasis(basis)}. Leave empty for no price.`
          }
          value={typed.price}
          error={errors.asking_price}
          onChange={(price) => onType({ ...typed, price: String(price) })}
        />
      </Ticked>
      <Ticked label={t`Place`} {...tick("place")}>
        {choices.sites.length > 0 && (
          <NativeSelect
            autoComplete="off"
            label={t`Site`}
            data={[
              { value: "", label: t`Another place` },
              ...choices.sites.map(({ _id, name, city }) => ({
                value: _id,
                label: `${name}, ${city}`,
              })),
            ]}
            {...field("site_id")}
          />
        )}
        {!typed.site_id && <PlaceFields states={choices.states} field={field} />}
      </Ticked>
    </>
  );
}

function Ticked({
  label,
  ticked,
  onTick,
  children,
}: {
  label: string;
  ticked: boolean;
  onTick: (on: boolean) => void;
  children: React.ReactNode;
}) {
  return (
    <div className={classes.part}>
      <label>
        <input
          type="checkbox"
          checked={ticked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        {label}
      </label>
      {ticked && <div className={classes.inputs}>{children}</div>}
    </div>
  );
}
