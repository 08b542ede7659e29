import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A middle between browser and market that passes everything on but for what comes over a stream:
 * its head arrives, its body does not.
 */
export async function holdStreams(market: string) {
  const server = createServer((request, response) => {
    const { method, headers, url = "/" } = request;
    const onward = ask(new URL(url, market), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers["content-type"]?.startsWith("text/event-stream"))
        return answer.pipe(response);
      response.flushHeaders();
      answer.resume();
      response.once("close", () => answer.destroy());
    });
    onward.once("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
