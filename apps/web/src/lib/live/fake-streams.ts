import { TextDecoderStream, TransformStream } from "node:stream/web";
import { vi } from "vitest";

const ignored = () => undefined;

/** One connection to the market, whose other end the test holds. */
export interface FakeStream {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isClosed: boolean;
  write(text: string): void;
  say(type: string, data?: object): void;
  end(): void;
}

/** Gives the page streams that the test drives; use it with false timers. */
export function fakeStreams() {
  const all: FakeStream[] = [];
  const market = {
    all,
    open: () => all.filter(({ isClosed }) => !isClosed),
    isRefusing: false,
    isHidden: false,
    /** Shows or hides the page. */
    look(to: boolean) {
      market.isHidden = !to;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
  Object.defineProperty(document, "hidden", { configurable: true, get: () => market.isHidden });
  vi.stubGlobal("TextDecoderStream", TextDecoderStream);
  vi.stubGlobal("fetch", async (url: string, { headers = {}, signal }: RequestInit) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    signal?.addEventListener("abort", () => void writer.abort().catch(ignored));
    const write = (text: string) => void writer.write(Buffer.from(text)).catch(ignored);
    all.push({
      write,
      url,
      headers: headers as Record<string, string>,
      get isClosed() {
        return signal?.aborted === true;
      },
      say: (type, data = {}) => write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => void writer.close().catch(ignored),
    });
    return { ok: !market.isRefusing, status: market.isRefusing ? 503 : 200, body: readable };
  });
  return market;
}

/** After each test. */
export function endFakeStreams() {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "hidden");
}

/** The sent events are on the page. */
export const settle = () => vi.advanceTimersByTimeAsync(0);
