import { createContext, useContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);

/** For the few inline scripts of our own; undefined in the browser, which hides nonces anyway. */
export const useNonce = () => useContext(NonceContext);
