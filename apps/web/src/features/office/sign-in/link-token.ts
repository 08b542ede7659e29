import { useCallback, useEffect, useState } from "react";

const isToken = (text: string) => /^[\w-]{43}$/.test(text);

/**
 * The token behind the # of a mailed link, which leaves the address at once: null until it is read,
 * empty when it is not one.
 */
export function useLinkToken(): [token: string | null, forget: () => void] {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = location.hash.slice(1);
    setToken(isToken(read) ? read : "");
    history.replaceState(history.state, "", location.pathname);
  }, []);
  const forget = useCallback(() => setToken(""), []);
  return [token, forget];
}
