import classes from "./filters.module.css";

interface Props {
  type?: "radio" | "checkbox";
  name: string;
  value: string;
  text: string;
  /** How many lots it has. */
  count?: number | undefined;
  checked: boolean;
}

export const Choice = ({ type = "radio", name, value, text, count, checked }: Props) => (
  <label className={classes.choice}>
    <input
      type={type}
      autoComplete="off"
      inputMode={undefined}
      name={name}
      value={value}
      defaultChecked={checked}
    />
    <span>{text}</span>
    {count !== undefined && (
      <small className="figures">{count >= COUNTED ? "1,000+" : count}</small>
    )}
  </label>
);

/** The server counts no further. */
const COUNTED = 1000;
