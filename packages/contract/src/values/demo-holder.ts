/** The holder of the demo's money; the site says it in its reader's language. */
export const DEMO_HOLDER = "Demo bank: no real money";
