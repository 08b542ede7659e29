/** Between the call that needs a fresh code and the dialog of the office that asks for it. */

let waiting: ((entered: boolean) => void)[] = [];
const watchers = new Set<() => void>();
const notifyAll = () => {
  for (const watcher of watchers) watcher();
};

/** Whether a code was entered; calls that come together ask once. */
export const askStepUp = (): Promise<boolean> =>
  new Promise((answer) => {
    waiting = [...waiting, answer];
    notifyAll();
  });

export function answerStepUp(entered: boolean): void {
  const answers = waiting;
  waiting = [];
  for (const answer of answers) answer(entered);
  notifyAll();
}

export const stepUpAsked = (): boolean => waiting.length > 0;

export const watchStepUp = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};
