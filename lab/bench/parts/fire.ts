import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Asks for all addresses at once, from a process of its own: five hundred requests in the process
 * that measures would be measured with it.
 * @returns the status of each answer
 */
export function fireAt(urls: readonly string[]): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ["fire"]);
    child.once("message", (statuses) => resolve(statuses as number[]));
    child.once(
      "exit",
      (code) => code !== 0 && reject(new Error(`The fire's process ended with ${code}`)),
    );
    child.send(urls);
  });
}

async function statusOf(url: string): Promise<number> {
  const reply = await fetch(url, { headers: { accept: "text/html" } });
  await reply.arrayBuffer();
  return reply.status;
}

if (process.send && process.argv[2] === "fire")
  process.once("message", async (urls: string[]) => {
    process.send?.(await Promise.all(urls.map(statusOf)));
    process.disconnect();
  });
