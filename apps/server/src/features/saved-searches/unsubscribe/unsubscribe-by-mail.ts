import type { FastifyInstance } from "fastify";
import type { Deps } from "../../../platform/deps.ts";
import { unsubscribe } from "./unsubscribe.ts";

/**
 * The address that mail programs post to and people open (RFC 8058): outside of the API, with a
 * form that says nothing else than what is asked.
 */
export function unsubscribeByMail(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: 4096 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.post<{ Params: { token: string } }>("/unsubscribe/:token", async (request, reply) => {
      await unsubscribe(deps, request.params.token.slice(0, 100));
      return reply.send();
    });
  });
}
