import { type DataOf, lifting } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Db } from "../../../platform/db/db.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import { once } from "../../../platform/http/once.store.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import type { AccountDeps } from "../../accounts/index.ts";
import {
  hadItsFill,
  notice,
  notifyMembers,
  type SentText,
  sentTexts,
} from "../../notifications/index.ts";
import { lockTrip } from "./change-trip.ts";
import { driverKeyOf } from "./driver-link.ts";
import { linkIn, sendDriver } from "./send-driver.ts";
import { findTrip, type TripRow } from "./trips.store.ts";

type Messages = DataOf<typeof lifting.tripMessages>;
type What = Messages["again"][number];

/** A driver who waits at the gate, or is on the road, still needs it. */
const AGAIN: Readonly<Partial<Record<TripRow["state"], readonly What[]>>> = {
  booked: ["link", "code"],
  arrived: ["link", "code"],
  tared: ["link", "code"],
  weighed: ["link", "code"],
  out: ["link"],
};

/** @throws Problem not_found */
export async function tripMessages(db: Db, id: number): Promise<Messages> {
  const trip = await findTrip(db, id);
  if (!trip) throw new Problem("not_found");
  const [link, code] = await Promise.all([sentOf(db, trip, "link"), sentOf(db, trip, "code")]);
  return {
    link: link.map(present),
    code: code.map(present),
    again: [...(AGAIN[trip.state] ?? [])],
  };
}

const sentOf = (db: Db, trip: TripRow, what: What): Promise<SentText[]> =>
  what === "link"
    ? sentTexts(db, {
        ...{ code: "driver_booked", to: { recipient: trip.driver_mobile } },
        words: [linkIn(trip.id)],
      })
    : sentTexts(db, {
        ...{ code: "trip_booked", to: { userId: trip.bookedBy } },
        words: [trip.vehicleNo, trip.handoverCode],
      });

const present = ({ channel, recipient, status, createdAt, sentAt }: SentText) => ({
  channel,
  to: `••••••${recipient.slice(-4)}`,
  status: status === "sending" ? ("waiting" as const) : status,
  at: (sentAt ?? createdAt).toISOString(),
});

interface Asked {
  readonly id: number;
  readonly what: What;
  readonly key: string | string[] | undefined;
}

/**
 * Sends the driver's link, or the buyer's code, once more. Pressed twice it is one message.
 * @throws Problem not_found; trip_not_here once it is of no use; too_many_requests
 */
export async function sendAgain(
  deps: Pick<AccountDeps, "db" | "config" | "secretKeys">,
  { userId }: Pick<Acting, "userId">,
  { id, what, key }: Asked,
): Promise<Messages> {
  const call = { operation: lifting.sendTripAgain, userId, key, body: { id, what } };
  await deps.db.transaction().execute((tx) =>
    once(tx, call, async () => {
      const { trip } = await lockTrip(tx, id);
      if (!AGAIN[trip.state]?.includes(what)) throw new Problem("trip_not_here");
      const before = await sentOf(tx, trip, what);
      if (isRecent(before[0])) return {};
      if (isEnough(before) || (what === "link" && (await hadItsFill(tx, trip.driver_mobile))))
        throw new Problem("too_many_requests", {
          msg: { en: "It was sent often enough today", hi: "यह आज काफ़ी बार भेजा जा चुका है" },
        });
      await (what === "link" ? sendLink() : sendCode());
      await writeAudit(tx, {
        ...{ adminId: userId, action: `driver's ${what} sent again` },
        ...aboutLot(trip.lotId, trip.title),
        details: { trip_id: id, award_id: trip.awardId },
      });
      return {};

      async function sendLink() {
        const own = await driverKeyOf(deps, trip);
        if (own === null) throw new Problem("trip_not_here");
        await sendDriver(tx, deps.config.home, trip, own);
      }
      async function sendCode() {
        const { title, vehicleNo: vehicle, slotFrom, handoverCode: code } = trip;
        const params = { title, vehicle, from: slotFrom.toISOString(), code };
        const to = { link: `/trip/${id}`, channels: ["sms"] } as const;
        await notifyMembers(tx, deps.config.home, [
          notice(trip.bookedBy, "trip_booked", params, to),
        ]);
      }
    }),
  );
  return tripMessages(deps.db, id);
}

const isRecent = (last: SentText | undefined) =>
  last !== undefined && last.ageSeconds < lifting.AGAIN_AFTER_SECONDS;
const DAY_SECONDS = 24 * 60 * 60;
const isEnough = (before: readonly SentText[]) =>
  before.filter(({ ageSeconds }) => ageSeconds < DAY_SECONDS).length >= lifting.MAX_AGAIN_A_DAY;
