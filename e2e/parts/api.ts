import { createRebale } from "@rebale/client";

/**
 * The market's API as an outside client meets it: plain HTTP or the client that the market serves,
 * nothing shared with the server's code.
 */

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: replies of every operation
  body: any;
}

export interface Sent {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

export interface Session {
  token: string;
  type: "buyer" | "seller" | "admin";
  name: string;
  phone?: string;
}

/** A call of the client as tests judge it. */
export async function replyOf(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<Reply> {
  const { data, error, response } = await call;
  return { status: response.status, headers: response.headers, body: data ?? error };
}

export type Api = ReturnType<typeof apiOf>;

export function apiOf(url: string) {
  async function call(
    method: string,
    path: string,
    { body, token, headers = {} }: Sent = {},
  ): Promise<Reply> {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  }
  const get = (path: string, token?: string) => call("GET", path, { token });
  const post = (path: string, body: unknown = {}, token?: string) =>
    call("POST", path, { body, token });

  return {
    call,
    get,
    post,
    /** The client of programs, for a visitor or whom it names. */
    client: (as?: Session) => createRebale({ url, key: as?.token }),
    /** A demo buyer, by the code that the demo tells. */
    async buyer(phone = "9000000001"): Promise<Session> {
      const { body: signed } = await prove(phone);
      return { token: signed.token, type: "buyer", name: signed.data.name, phone };
    },
    async seller(email = "seller1@rebale.example"): Promise<Session> {
      const { body } = await post("/user/login", { email, password: "Sell-Scrap-2026" });
      return { token: body.data, type: "seller", name: body.user.name };
    },
    async admin(email = "admin@rebale.example"): Promise<Session> {
      const { body } = await post("/admin/login", {
        email,
        password: "Admin-Rebale-2026",
      });
      return { token: body.data, type: "admin", name: body.user.name };
    },
    prove,
  };

  /**
   * Asks for a code and gives it back: a session for a registered phone, else a token that may
   * register.
   */
  async function prove(mobile: string): Promise<Reply> {
    const { body } = await post("/user/enter-mobile", { mobile });
    return post("/user/verify-otp", { mobile, otp: body.data.demo_otp });
  }
}
