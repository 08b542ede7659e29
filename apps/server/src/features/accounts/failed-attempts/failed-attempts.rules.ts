/** Below so many failed attempts in an hour there is no alarm: people mistype. */
const QUIET = 60;
/** So many times the usual hour is unusual. */
const TIMES = 3;

export const isAlarm = ({ lastHour, hourlyMean }: { lastHour: number; hourlyMean: number }) =>
  lastHour >= QUIET && lastHour >= TIMES * hourlyMean;
