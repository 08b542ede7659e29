import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { Agent, createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { generate } from "selfsigned";
import { afterAll } from "vitest";

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Answer = number | ((response: ServerResponse) => void);

/** Where the service is said to stand; only `agent` finds it. */
export const PUSH_ORIGIN = "https://push.example.com";

/**
 * A push service of our own behind real TLS. `agent` leads every call there and trusts its
 * certificate, for its own name only.
 */
export async function createPushService() {
  const day = DAY_MS;
  const { private: key, cert } = await generate(
    [{ name: "commonName", value: "push.example.com" }],
    {
      algorithm: "sha256",
      keyType: "ec",
      notBeforeDate: new Date(Date.now() - day),
      notAfterDate: new Date(Date.now() + day),
      extensions: [
        {
          name: "subjectAltName",
          altNames: ["push.example.com", "*.push.example.com"].map((value) => ({ type: 2, value })),
        },
      ],
    },
  );
  const pushed: Pushed[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      pushed.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const answer = answers.get(path) ?? 201;
      if (typeof answer === "function") answer(response);
      else response.writeHead(answer, { "content-length": 0 }).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const here = { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
  const agentWith = (options: { ca?: string }) => {
    const agent = new Agent(options);
    const connect = agent.createConnection.bind(agent);
    // The name that the certificate is judged by stays the endpoint's.
    agent.createConnection = (wanted, done) => connect({ ...wanted, ...here }, done);
    return agent;
  };
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    agent: agentWith({ ca: cert }),
    /** Trusts whom the world trusts, which is not this service. */
    strangersAgent: agentWith({}),
    /** How the service answers from now on; 201 unless told. */
    answer: (path: string, answer: Answer) => answers.set(path, answer),
    pushedTo: (path: string) => pushed.filter((one) => one.path === path),
  };
}

/**
 * A browser that asked for push at `path`: what it sends to the market, and how it reads what
 * comes.
 */
export function aBrowser(path: string) {
  const keyPair = createECDH("prime256v1");
  const publicKey = keyPair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${PUSH_ORIGIN}${path}`,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
    /** RFC 8291 and RFC 8188, as a browser does it: one record, closed by the octet 2. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
      const secret = hkdfSync("sha256", keyPair.computeSecret(senderKey), auth, info, 32);
      const derive = (name: string, length: number) =>
        Buffer.from(
          hkdfSync("sha256", Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length),
        );
      const sealed = body.subarray(21 + senderKey.length);
      const decipher = createDecipheriv(
        "aes-128-gcm",
        derive("aes128gcm", 16),
        derive("nonce", 12),
      );
      decipher.setAuthTag(sealed.subarray(-16));
      const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const end = record.lastIndexOf(2);
      if (record.subarray(end + 1).some((octet) => octet !== 0))
        throw new Error("The record is not closed");
      return JSON.parse(record.subarray(0, end).toString());
    },
  };
}
