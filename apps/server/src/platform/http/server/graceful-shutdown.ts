import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const COUNTED = Symbol("counted");
type Counted = ServerResponse & { [COUNTED]?: boolean };

/**
 * Calls that wait for their answer. Not a Set of them: the table of one that is filled and emptied
 * all the time is soon an old object, and links to the next one, so that replies long sent were
 * kept until the next full collection, a third of the server's processor time at a hot auction.
 */
export class CallsUnderWay {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  begin(response: ServerResponse): void {
    (response as Counted)[COUNTED] = true;
    this.#count++;
  }

  /** Does nothing for one that is over already. */
  end(response: ServerResponse): void {
    if (!(response as Counted)[COUNTED]) return;
    (response as Counted)[COUNTED] = false;
    this.#count--;
  }
}

declare module "fastify" {
  interface FastifyInstance {
    /** Streams, which wait for ever, are not among them. */
    underWay: CallsUnderWay;
    /** Whether this node was asked to end: a balancer is to send nobody here. */
    isDraining: boolean;
  }
}

/** Milliseconds that calls have to end once nobody new comes. */
const FINISH_MS = 5_000;

/**
 * A node that has to end first says so where balancers ask, serves on until they have seen it,
 * then takes no new connection and answers what is under way. Put it before all other preClose
 * hooks: what they close is used until then.
 * @param seconds that balancers take to hear it; 0 where there is none
 */
export function shutDownGracefully(app: FastifyInstance, seconds: number): void {
  const underWay = new CallsUnderWay();
  function over(this: ServerResponse): void {
    underWay.end(this);
  }
  app.decorate("underWay", underWay);
  app.decorate("isDraining", false);
  app.addHook("onRequest", (_request, reply, done) => {
    underWay.begin(reply.raw);
    reply.raw.on("finish", over).on("close", over);
    done();
  });
  app.addHook("preClose", async () => {
    app.isDraining = true;
    await sleep(seconds * 1000);
    if (app.server.listening) app.server.close();
    const latest = performance.now() + FINISH_MS;
    while (underWay.count > 0 && performance.now() < latest) await sleep(20);
  });
}
