import { vi } from "vitest";

/**
 * For tests: each call is answered with the reply of its path, or an empty list; a test may change
 * `replies`. What is sent is told to the mock that is returned.
 */
export function fakeCalls(replies: Readonly<Record<string, unknown>>, message = "") {
  const sent = vi.fn<(method: string, path: string, body: unknown) => void>();
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const [path = ""] = address.split("?");
    const method = init?.method ?? "GET";
    const { body } = init ?? {};
    if (method !== "GET") sent(method, path, body ? JSON.parse(String(body)) : undefined);
    return Response.json({ is_success: 1, message, data: replies[path] ?? [] });
  });
  return sent;
}
