import { Group, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Site } from "@rebale/contract/companies";
import type { Inspection } from "@rebale/contract/inspections";
import { indiaDay } from "@rebale/contract/values/calendar";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { inspections } from "../../../lib/api/operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { Mark } from "../../../shared/goods/mark.tsx";
import { slotHours } from "../../../shared/goods/truck-labels.ts";
import { visitStates, visitTone } from "../../../shared/goods/visit-labels.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import classes from "../company.module.css";

/**
 * The people who come to see goods at a site, day by day; by hand it is said who came.
 * @param on the day that is shown first, YYYY-MM-DD; null for today
 */
export function SiteVisits({ site, on }: { site: Site; on: string | null }) {
  const [day, setDay] = useState(() => on ?? indiaDay(new Date(serverNow())));
  const [visits, setVisits] = useState<readonly Inspection[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const read = useCallback(() => {
    setFailure(null);
    if (!day) return;
    api
      .call(inspections.ofSite, { params: { id: site._id }, query: { day } })
      .then(({ data }) => setVisits(data), setFailure);
  }, [site._id, day]);
  useEffect(read, [read]);
  return (
    <div className={classes.form}>
      <TextInput
        type="date"
        autoComplete="off"
        label={t`Day`}
        value={day}
        onChange={(e) => {
          setVisits(null);
          setDay(e.currentTarget.value);
        }}
      />
      {failure ? (
        <FailedPart what={t`The visits`} error={failure} retry={read} />
      ) : !visits ? (
        <Skeleton height={160} />
      ) : visits.length === 0 ? (
        <p>{t`Nobody has booked a visit for this day.`}</p>
      ) : (
        <ul className={classes.users}>
          {visits.map((visit) => (
            <VisitRow key={visit._id} visit={visit} onSaid={read} />
          ))}
        </ul>
      )}
    </div>
  );
}

function VisitRow({ visit, onSaid }: { visit: Inspection; onSaid: () => void }) {
  const { _id: id, visitors, title, url, state, say_until } = visit;
  const [busy, setBusy] = useState(false);
  const say = async (said: "came" | "missed") => {
    setBusy(true);
    try {
      await api.call(inspections.sayWhoCame, { params: { id }, body: { state: said } });
    } catch (error) {
      toast.error(explain(error));
    }
    setBusy(false);
    onSaid();
  };
  return (
    <li className={classes.user}>
      <div className={classes.who}>
        <strong className="figures">{slotHours(visit)}</strong>
        <span>
          <Mark tone={visitTone(state)}>{visitStates[state]}</Mark>
        </span>
        <Link to={`/auctiondetail/${url}`}>{title}</Link>
        {visitors.map(({ name, mobile }) => (
          <span key={mobile + name}>
            {name} · <a href={`tel:+91${mobile}`}>{mobile}</a>
          </span>
        ))}
      </div>
      {say_until !== null && (
        <Group gap={10}>
          {state !== "came" && (
            <PlainButton kind="quiet" disabled={busy} onClick={() => void say("came")}>
              {t`They came`}
            </PlainButton>
          )}
          {state !== "missed" && (
            <PlainButton kind="quiet" disabled={busy} onClick={() => void say("missed")}>
              {t`They did not come`}
            </PlainButton>
          )}
        </Group>
      )}
    </li>
  );
}
