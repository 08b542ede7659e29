export interface StreamEvent {
  readonly type: string;
  readonly data: string;
}

/**
 * The Server-Sent Events of one connection, until it ends. Read with `fetch`: an EventSource could
 * send a member's token in the address only, and connects again where it was asked at first.
 * @throws where it is refused or breaks off
 */
export async function* streamEvents(
  address: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const reply = await fetch(address, {
    headers: { accept: "text/event-stream", ...headers },
    cache: "no-store",
    signal,
  });
  if (!reply.ok || !reply.body) throw new Error(`refused: ${reply.status}`);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (text + value).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const type = /^event: (.*)$/m.exec(block)?.[1];
      if (type) yield { type, data: /^data: (.*)$/m.exec(block)?.[1] ?? "null" };
    }
  }
}
