import { indiaTime } from "@rebale/contract/values/calendar";

const begun = Date.now();

/** The time of India so many hours from the test's first moment: who asks twice gets one second. */
export const inHours = (hours: number) => indiaTime(new Date(begun + hours * 3_600_000));
