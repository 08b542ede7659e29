import { createRebale, verifyWebhook, type WebhookCall, WebhookError } from "@rebale/client";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";

/** Requests of the client, and an answer to each. */
function asked(body: object = { is_success: 1, data: [] }, status = 200) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return Response.json(body, { status });
  };
  return { requests, rebale: createRebale({ url: "https://m.example/", key: "rbk_1", fetch }) };
}

describe("a call", () => {
  test("goes below /api with its key, parameters and JSON, and a refusal comes as error (O67)", async () => {
    const { requests, rebale } = asked({ is_success: 0, code: "bid_too_low" }, 409);
    const { data, error } = await rebale.POST("/auction", {
      body: { product_id: "12", amount: 10 },
    });
    expect([data, error?.code]).toEqual([undefined, "bid_too_low"]);
    const [request] = requests;
    expect(request?.url).toBe("https://m.example/api/auction");
    expect(request?.headers.get("authorization")).toBe("Bearer rbk_1");
    expect(await request?.json()).toEqual({ product_id: "12", amount: 10 });

    await rebale.GET("/award/{id}", { params: { path: { id: "7" } } });
    expect(requests[1]?.url).toBe("https://m.example/api/award/7");
  });

  test("with a file goes as a form, each file of a list by the same name (O67)", async () => {
    const { requests, rebale } = asked();
    const photo = new Blob(["a"], { type: "image/png" });
    await rebale.POST("/trip/{id}/slips", {
      params: { path: { id: "7" } },
      body: {
        ...{ kind: "tare", kg: 4000, bridge: "Yard", slip_no: "1" },
        ...{ at: "2026-12-01T04:30:00Z", reason: null, photo: [photo] },
      },
    });
    const form = await requests[0]?.formData();
    expect([...(form?.keys() ?? [])].sort()).toEqual(
      ["at", "bridge", "kg", "kind", "photo", "slip_no"].sort(),
    );
    expect(form?.get("photo")).toBeInstanceOf(Blob);
  });
});

describe("a webhook", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const body = JSON.stringify({
    ...{ type: "trip.out", timestamp: "2026-12-01T04:30:00.000Z" },
    data: { company_id: "9", href: "/api/trip/7", note: "₹ and ट्रक" },
  });
  const now = new Date("2026-12-01T04:30:10.000Z");
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = (more: Partial<WebhookCall> = {}): WebhookCall => ({
    ...{ secret, body, now },
    headers: {
      "webhook-id": "msg_1",
      "Webhook-Timestamp": String(seconds),
      "webhook-signature": new Webhook(secret).sign("msg_1", now, body),
    },
    ...more,
  });

  test("that was signed as Standard Webhooks has it is read, from text, bytes and Headers (O67, O59)", () => {
    const headers = new Headers(signed().headers as Record<string, string>);
    for (const call of [signed(), signed({ body: Buffer.from(body) }), signed({ headers })])
      expect(verifyWebhook(call)).toEqual(JSON.parse(body));
  });

  test("is read by either of two signatures while a secret changes (O67, O63)", () => {
    const { headers } = signed();
    const { "webhook-signature": own } = headers as Record<string, string>;
    const two = { ...headers, "webhook-signature": `v1,AAAA v2,x ${own}` };
    expect(verifyWebhook(signed({ headers: two }))).toEqual(JSON.parse(body));
  });

  test.each<[string, Partial<WebhookCall>]>([
    ["another body", { body: `${body} ` }],
    ["another secret", { secret: "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" }],
    ["six minutes later", { now: new Date(now.getTime() + 360_000) }],
    ["six minutes before", { now: new Date(now.getTime() - 360_000) }],
    ["no headers", { headers: {} }],
  ])("with %s is refused (O67)", (_, more) => {
    expect(() => verifyWebhook(signed(more))).toThrow(WebhookError);
  });
});
