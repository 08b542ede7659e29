import { expect } from "vitest";
import type { Reply } from "./api.ts";

export const text = expect.any(String);
export const number = expect.any(Number);
export const time = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

/** A success with the envelope; answers its data. */
export function whole({ status, body }: Reply) {
  expect(status).toBe(200);
  expect([1, "1"]).toContain(body.is_success);
  expect(body).toMatchObject({ message: text, errors: [] });
  expect(body).toHaveProperty("data");
  return body.data;
}

export function refused({ status, body }: Reply, expected: number) {
  expect(status).toBe(expected);
  expect(body).toMatchObject({
    is_success: 0,
    message: text,
    data: null,
    errors: expect.any(Array),
  });
  return body;
}

export const formOf = (
  fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else
      form.append(
        name.replace(/\d$/, ""),
        new Blob([new Uint8Array(value.buffer)], { type: value.mimeType }),
        value.name,
      );
  }
  return form;
};
