import { setTimeout as sleep } from "node:timers/promises";

/** Whoever has signed in, or a phone at a gate. */
export interface Caller {
  readonly token: string;
}
export interface Answer {
  readonly status: number;
  // Whatever the API says: what is checked of it is checked elsewhere.
  // biome-ignore lint/suspicious/noExplicitAny: replies are read by those who know them
  readonly body: any;
}
interface Call {
  readonly by?: Caller;
  readonly body?: object | FormData;
}

/** The market's API, over HTTP as anybody calls it. */
export function clientOf(home: string) {
  async function call(method: string, path: string, { by, body }: Call = {}): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${home}/api${path}`, {
      method,
      headers: {
        ...(by && { authorization: `Bearer ${by.token}` }),
        ...(body && !isForm && { "content-type": "application/json" }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, body: await response.json() };
  }
  /** @throws Error where it is refused */
  async function must(method: string, path: string, given: Call = {}) {
    const answer = await call(method, path, given);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }
  /** A file outside the envelope. @throws Error where it is refused */
  async function file(path: string, by: Caller): Promise<string> {
    const response = await fetch(`${home}/api${path}`, {
      headers: { authorization: `Bearer ${by.token}` },
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`GET ${path}: ${response.status} ${text}`);
    return text;
  }
  /** @throws Error where it is not refused by this code */
  async function refused(code: string, method: string, path: string, given: Call = {}) {
    const { status, body } = await call(method, path, given);
    if (status === 200 || body.code !== code)
      throw new Error(`${method} ${path} is not ${code}: ${status} ${JSON.stringify(body)}`);
  }
  return { home, call, must, file, refused };
}
export type Client = ReturnType<typeof clientOf>;

/** So many at a time. */
export async function each<T, R>(
  all: readonly T[],
  work: (one: T, i: number) => Promise<R>,
  atOnce = 8,
): Promise<R[]> {
  const done: R[] = [];
  let next = 0;
  const run = async () => {
    while (next < all.length) {
      const i = next++;
      done[i] = await work(all[i] as T, i);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return done;
}

/** Waits for the market's own jobs of each minute. @throws Error when it takes too long */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  milliseconds = 240_000,
): Promise<T> {
  const latest = performance.now() + milliseconds;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > latest) throw new Error(`It never happened: ${what}`);
    await sleep(700);
  }
}
