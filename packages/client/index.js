import { createHmac, timingSafeEqual } from "node:crypto";
import createClient from "openapi-fetch";

/** @param {import("./index.d.ts").RebaleOptions} options */
export function createRebale({ url, key, fetch }) {
  return createClient({
    baseUrl: `${url.replace(/\/+$/, "")}/api`,
    bodySerializer,
    ...(key ? { headers: { authorization: `Bearer ${key}` } } : {}),
    ...(fetch ? { fetch } : {}),
  });
}

const isFile = (value) => value instanceof Blob;

/** A body with a file in it goes as a form, any other as JSON. */
function bodySerializer(body) {
  if (body instanceof FormData) return body;
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => [value].flat().some(isFile))) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, values] of fields)
    for (const value of [values].flat())
      if (value !== undefined && value !== null)
        form.append(name, isFile(value) ? value : `${value}`);
  return form;
}

/** A call that the market did not send, or not now. */
export class WebhookError extends Error {
  name = "WebhookError";
}

/** @param {import("./index.d.ts").WebhookCall} call */
export function verifyWebhook({ secret, headers, body, tolerance = 300, now = new Date() }) {
  const id = header(headers, "webhook-id");
  const timestamp = header(headers, "webhook-timestamp");
  const signatures = header(headers, "webhook-signature");
  if (!/^\d+$/.test(timestamp)) throw new WebhookError("webhook-timestamp is no number");
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance)
    throw new WebhookError("It was signed too long ago, or in the future");
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  const signed = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(bytes).digest();
  // While a secret changes there are two, with a blank between them.
  if (!signatures.split(" ").some((one) => isSame(one, signed)))
    throw new WebhookError("No signature of it is the secret's");
  return JSON.parse(Buffer.from(bytes).toString());
}

function isSame(signature, signed) {
  const [version, base64 = ""] = signature.split(",");
  const sent = Buffer.from(base64, "base64");
  return version === "v1" && sent.length === signed.length && timingSafeEqual(sent, signed);
}

function header(headers, name) {
  const found =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1];
  if (typeof found !== "string") throw new WebhookError(`There is no ${name}`);
  return found;
}
