import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import IconCalendar from "~icons/tabler/calendar";
import { date } from "../../../lib/formatting/formatting.ts";
import { Disclosure } from "../../../ui/tabs/disclosure.tsx";
import classes from "./list.module.css";
import { useListAddress } from "./use-list-address.ts";

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

const shown = (day: string | null) => (day ? date(day) : "…");

/** Days in India, both included; what is half typed changes nothing. @param of 'Submitted' */
export function Dates({ of }: { of: string }) {
  const { get, go } = useListAddress();
  const [from, to] = [get("from"), get("to")];
  const isSet = Boolean(from || to);
  const day = (name: "from" | "to", label: string) => (
    <TextInput
      key={`${name} ${get(name) ?? ""}`}
      type="date"
      size="sm"
      label={label}
      defaultValue={get(name) ?? ""}
      onChange={(e) => {
        const { value } = e.currentTarget;
        if (value === "" || isDay(value)) go({ [name]: value || null }, true);
      }}
    />
  );
  return (
    <Disclosure
      className={classes.dates}
      label={
        <>
          <IconCalendar width={18} height={18} aria-hidden />
          {isSet ? `${of} ${shown(from)} – ${shown(to)}` : t`${of}: any day`}
        </>
      }
    >
      <fieldset className={classes.days}>
        <legend className="unseen">{of}</legend>
        {day("from", t`${of} from`)}
        {day("to", t`to`)}
      </fieldset>
    </Disclosure>
  );
}
