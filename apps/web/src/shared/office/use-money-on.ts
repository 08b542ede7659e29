import { useEffect, useState } from "react";
import { payments } from "../../lib/api/office-operations.ts";
import { api } from "./session/office-api.ts";

/** Whether money moves through the market; false until that is known. */
export function useMoneyOn(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    let isGone = false;
    // Where it cannot be read, nothing is offered that the market might refuse.
    api.call(payments.moneySettings).then(
      ({ data }) => isGone || setOn(data.on),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return on;
}
