import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface StoreSettings {
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/**
 * An S3 store in memory, as strict as the real one in what the market uses of it: objects of one
 * bucket by path, each request signed (AWS Signature Version 4), errors in S3's XML.
 */
export async function startObjectStore({ bucket, accessKey, secretKey }: StoreSettings) {
  const objects = new Map<string, Buffer>();

  const answer = (request: IncomingMessage, body: Buffer): [number, Buffer | string] => {
    const { pathname } = new URL(request.url ?? "", "http://store");
    const [, named, key] = /^\/([^/]+)\/(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
    if (!isSigned(request, { accessKey, secretKey })) return failed(403, "SignatureDoesNotMatch");
    if (Math.abs(signedAt(request) - realNow()) > SKEW) return failed(403, "RequestTimeTooSkewed");
    const sent = String(request.headers["x-amz-content-sha256"]);
    if (!sent.startsWith("STREAMING-") && sent !== sha256(body))
      return failed(400, "XAmzContentSHA256Mismatch");
    if (named !== bucket) return failed(404, "NoSuchBucket");
    if (!key) return failed(400, "InvalidRequest");
    const found = objects.get(key);
    if (request.method === "GET") return found ? [200, found] : failed(404, "NoSuchKey");
    if (request.method === "PUT") objects.set(key, body);
    else if (request.method === "DELETE") objects.delete(key);
    else return failed(405, "MethodNotAllowed");
    return [request.method === "PUT" ? 200 : 204, ""];
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const [status, body] = answer(request, Buffer.concat(chunks));
      response.writeHead(status, status < 400 ? {} : { "content-type": "application/xml" });
      response.end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    stop: () => new Promise((done) => server.close(done)),
  };
}

/** As far as S3 lets a client's clock be off. */
const SKEW = 15 * 60_000;
/** Also where a test has set `Date` to another time. */
const realNow = () => performance.timeOrigin + performance.now();

function signedAt({ headers }: IncomingMessage): number {
  const at = /^(....)(..)(..T..)(..)(..Z)$/.exec(String(headers["x-amz-date"]))?.slice(1) ?? [];
  return Date.parse(`${at.slice(0, 3).join("-")}:${at.slice(3).join(":")}`);
}

const failed = (status: number, code: string): [number, string] => [
  status,
  `<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
];

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, data: string) =>
  createHmac("sha256", key).update(data).digest();

/** Whether the request's signature is the one that the secret key gives. */
function isSigned(
  { method, url = "", headers }: IncomingMessage,
  { accessKey, secretKey }: Pick<StoreSettings, "accessKey" | "secretKey">,
): boolean {
  const [, signer, scope = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  if (signer !== accessKey || !names.includes("host")) return false;
  const { pathname, searchParams } = new URL(url, "http://store");
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .sort()
    .join("&");
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const digest = headers["x-amz-content-sha256"];
  const canonical = [method, pathname, query, signed.join(""), names, digest].join("\n");
  const date = String(headers["x-amz-date"]);
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const key = scope.split("/").reduce(hmac, `AWS4${secretKey}` as Buffer | string);
  return hmac(key, text).toString("hex") === signature;
}
