import { type SqlBool, sql } from "kysely";

/**
 * Whether a sale stands: neither called off, nor ended because its buyer did not keep it.
 * @param awards what the query calls their table
 */
export const stands = (awards: string) =>
  sql<SqlBool>`${sql.ref(`${awards}.state`)} not in ('cancelled', 'defaulted')`;

/** Whether its sides have still something to do: pay, lift, or agree on the weight. */
export const isToSettle = (awards: string) =>
  sql<SqlBool>`${sql.ref(`${awards}.state`)}
    in ('payment_due', 'overdue', 'paid', 'lifting', 'lifted')`;
