const RECONNECT_MS = 2_000;
const MOST_RECONNECT_MS = 60_000;
/** The server is heard every 15 s: a line that is silent for longer than two beats is dead. */
const SILENT_MS = 35_000;

/**
 * Says how many notifications are unread, now and whenever it changes, while somebody looks at the
 * page: a hidden one has no line, so that many tabs leave the browser's few connections to the one
 * in sight. Where the stream cannot be had, the count is asked for at each try.
 * @param token the member's, sent as a header: an EventSource could only put it into the address
 * @param ask tells the count once, or signs out who is no member any more
 * @returns what ends it
 */
export function openUnreadLine(
  token: string,
  tell: (unread: number) => void,
  ask: () => Promise<void>,
): () => void {
  let line: AbortController | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let ended = false;

  const disconnect = () => {
    clearTimeout(again);
    line?.abort();
    line = undefined;
  };

  const connect = async () => {
    disconnect();
    if (ended || document.hidden) return;
    const own = new AbortController();
    line = own;
    const heard = listener(own);
    try {
      await readStream(token, own.signal, heard, (unread) => {
        failures = 0;
        tell(unread);
      });
    } catch {
      // Who is signed out is told so by this call, and asks no more.
      if (line === own && failures++ > 0) await ask().catch(() => undefined);
    } finally {
      heard.stop();
    }
    if (line !== own || ended) return;
    const wait = Math.min(MOST_RECONNECT_MS, RECONNECT_MS * 2 ** Math.max(0, failures - 1));
    again = setTimeout(() => void connect(), wait * (0.5 + Math.random()));
  };

  const changeSight = () => (document.hidden ? disconnect() : void connect());
  const reconnect = () => void connect();
  document.addEventListener("visibilitychange", changeSight);
  addEventListener("online", reconnect);
  void connect();
  return () => {
    ended = true;
    disconnect();
    document.removeEventListener("visibilitychange", changeSight);
    removeEventListener("online", reconnect);
  };
}

/** Gives a silent line up. */
function listener(line: AbortController) {
  let silence = setTimeout(() => line.abort(), SILENT_MS);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => line.abort(), SILENT_MS);
  };
  return Object.assign(heard, { stop: () => clearTimeout(silence) });
}

/** Reads one connection to its end. */
async function readStream(
  token: string,
  signal: AbortSignal,
  heard: () => void,
  tell: (unread: number) => void,
): Promise<void> {
  const reply = await fetch("/api/user/notifications/stream", {
    headers: { accept: "text/event-stream", authorization: `Bearer ${token}` },
    cache: "no-store",
    signal,
  });
  if (!reply.ok || !reply.body) throw new Error(`refused: ${reply.status}`);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    heard();
    const events = (text + value).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) {
      const json = /^event: unread\ndata: (.*)$/m.exec(event)?.[1];
      if (json) tell((JSON.parse(json) as { unread: number }).unread);
    }
  }
}
