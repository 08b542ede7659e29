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
  let left = inATurn;
  let isCounting = false;
  const nextTurn = () => {
    left = inATurn;
    for (const go of waiting.splice(0, inATurn)) {
      left--;
      go();
    }
    isCounting = left < inATurn;
    if (isCounting) setImmediate(nextTurn);
  };

  app.addHook("onRequest", (request, _reply, done) => {
    if (isCall(request)) return done();
    if (left === 0) return void waiting.push(done);
    left--;
    if (!isCounting) setImmediate(nextTurn);
    isCounting = true;
    done();
  });
}
