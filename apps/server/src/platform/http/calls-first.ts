import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Pages and pictures that are taken up in one turn of the event loop. Each costs half a millisecond
 * at least: of hundreds in one turn, a bid that came with them would wait for all.
 */
const IN_A_TURN = 2;

/** By the route, too: the router also reads `/%61pi/…`. */
export const isCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith("/api/") || Boolean(routeOptions.url?.startsWith("/api/"));

/** Calls are taken up as they come; what people look at comes between them, a few in each turn. */
export function takeCallsFirst(app: FastifyInstance, inATurn = IN_A_TURN): void {
  const waiting: (() => void)[] = [];
  /** In this turn; while it is above 0, the next turn is on its way. */
  let taken = 0;
  const nextTurn = () => {
    const going = waiting.splice(0, inATurn);
    taken = going.length;
    if (taken > 0) setImmediate(nextTurn);
    for (const go of going) go();
  };

  app.addHook("onRequest", (request, _reply, done) => {
    if (isCall(request)) return done();
    if (taken === inATurn) return void waiting.push(done);
    if (taken === 0) setImmediate(nextTurn);
    taken++;
    done();
  });
}
