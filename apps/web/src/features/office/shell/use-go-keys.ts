import { useRef } from "react";
import { useNavigate } from "react-router";
import { useMay } from "../../../shared/office/session/office-session.ts";
import { useKeys } from "../../../shared/office/use-keys.ts";
import { placeOfKey } from "./keys.ts";

/** So long after g the next key says where to, in milliseconds. */
const WAIT = 1500;

/** g and then a letter opens a screen; the letter decides nothing, whichever it is. */
export function useGoKeys() {
  const navigate = useNavigate();
  const may = useMay();
  const until = useRef(0);
  useKeys(
    (key) => {
      const isSecond = performance.now() < until.current;
      until.current = !isSecond && key === "g" ? performance.now() + WAIT : 0;
      const to = isSecond ? placeOfKey(key, may) : null;
      if (to) void navigate(to);
      return isSecond;
    },
    { isFirst: true },
  );
}
