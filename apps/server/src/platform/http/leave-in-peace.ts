import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Calls that wait for their answer; streams, which wait for ever, are not among them. */
    underWay: Set<ServerResponse>;
    /** Whether this node was told to end: a balancer is to send nobody here. */
    isLeaving: boolean;
  }
}

/** Milliseconds that calls have to end once nobody new comes. */
const FINISH_MS = 5_000;

/**
 * A node that is told to end first says so where balancers ask, serves on until they have heard it,
 * then takes no new connection and answers what is under way. Put it before all other preClose
 * hooks: what they close is used until then.
 * @param seconds that balancers take to hear it; 0 where there is none
 */
export function leaveInPeace(app: FastifyInstance, seconds: number): void {
  app.decorate("underWay", new Set<ServerResponse>());
  app.decorate("isLeaving", false);
  app.addHook("onRequest", (_request, reply, done) => {
    const { raw } = reply;
    app.underWay.add(raw);
    const over = () => app.underWay.delete(raw);
    raw.once("finish", over).once("close", over);
    done();
  });
  app.addHook("preClose", async () => {
    app.isLeaving = true;
    await sleep(seconds * 1000);
    if (app.server.listening) app.server.close();
    const latest = performance.now() + FINISH_MS;
    while (app.underWay.size > 0 && performance.now() < latest) await sleep(20);
  });
}
