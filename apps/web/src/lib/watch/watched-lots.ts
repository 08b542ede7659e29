/**
 * The lots that the member watches: read once a sign-in, as pages and lists are the same for
 * everybody.
 */
let watched: ReadonlySet<string> = new Set();
const subscribers = new Set<() => void>();
export const subscribeWatched = (changed: () => void) => {
  subscribers.add(changed);
  return () => void subscribers.delete(changed);
};
export const watchedLots = (): ReadonlySet<string> => watched;
export function setWatched(next: ReadonlySet<string>) {
  watched = next;
  for (const changed of subscribers) changed();
}
