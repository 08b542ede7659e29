import { vi } from "vitest";

/**
 * For tests: each call is answered with the reply of its path, or an empty list; the test may change
 * `replies`. Answers a mock that is told what is sent.
 */
export function fakeCalls(replies: Readonly<Record<string, unknown>>, message = "") {
  const sent = vi.fn<(method: string, path: string, body: unknown) => void>();
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const [path = ""] = address.split("?");
    const method = init?.method ?? "GET";
    if (method !== "GET") sent(method, path, JSON.parse(String(init?.body)));
    return Response.json({ is_success: 1, message, data: replies[path] ?? [] });
  });
  return sent;
}
