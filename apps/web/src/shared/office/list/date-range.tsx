import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import classes from "./list.module.css";
import { useListAddress } from "./use-list-address.ts";

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Days in India, both included; what is half typed changes nothing. */
export function DateRange({ of }: { of: string }) {
  const { get, go } = useListAddress();
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
    <fieldset className={classes.days}>
      <legend className="unseen">{of}</legend>
      {day("from", `${of} from`)}
      {day("to", "to")}
    </fieldset>
  );
}
