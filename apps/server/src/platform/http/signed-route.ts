import type { Operation } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { type Asked, answer, route } from "./endpoint.ts";

interface Signed {
  readonly raw: Buffer;
  readonly headers: Asked<Operation>["headers"];
  readonly address: string;
}

/** A call whose bytes are signed: here alone no body is parsed. It is answered with nothing. */
export function signedRoute<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  take: (signed: Signed) => Promise<void>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    route(scope, operation, async ({ headers, address }, request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await take({ raw, headers, address });
      return answer<O>({ data: null } as never, request, reply);
    });
  });
}
