import type { Operation, Params } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { type Asked, answer, route } from "./endpoint.ts";

interface Signed<O extends Operation> {
  readonly params: Params<O>;
  readonly raw: Buffer;
  readonly headers: Asked<Operation>["headers"];
  readonly address: string;
}

/** A call whose bytes are signed: here alone no body is parsed. It is answered with nothing. */
export function signedRoute<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  take: (signed: Signed<O>) => Promise<void>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    route(scope, operation, async ({ params, headers, address }, request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await take({ params, raw, headers, address });
      return answer<O>({ data: null } as never, request, reply);
    });
  });
}
