import pino from "pino";
import { expect, test } from "vitest";
import { NotificationQueue } from "./notification-queue.ts";
import type { NotifyConnection } from "./notify-connection.ts";

/** A connection that refuses some messages, so many times each. */
function queueOver(refusals: Readonly<Record<string, number>>) {
  const left = { ...refusals };
  const sent: string[] = [];
  const connection = {
    isOpen: true,
    async notify(message: string) {
      const refused = Object.keys(left).find((word) => message.includes(word) && left[word]);
      if (refused) {
        left[refused] = (left[refused] ?? 0) - 1;
        throw new Error("refused");
      }
      sent.push(...(JSON.parse(message) as { events: string[] }).events);
    },
  } as unknown as NotifyConnection;
  const queue = new NotificationQueue(connection, "{", pino({ level: "silent" }));
  return { sent, add: (word: string) => queue.add(JSON.stringify(word)) };
}

test("what failed on its way is sent again, before what came after it", async () => {
  const { sent, add } = queueOver({ first: 2 });
  add("first");
  add("second");
  await expect.poll(() => sent).toEqual(["first", "second"]);
});

test("what is refused again and again holds up nothing else for ever", async () => {
  const { sent, add } = queueOver({ poison: Number.POSITIVE_INFINITY });
  add("poison");
  const other = () => {
    if (!sent.includes("other")) add("other");
    return sent;
  };
  await expect.poll(other).toContain("other");
  expect(sent).not.toContain("poison");
});
