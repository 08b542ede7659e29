import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { Company, Site } from "@rebale/contract/companies";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { companies } from "../../../lib/api/operations.ts";
import { named } from "../../../lib/names/named.ts";
import { currentSession } from "../../../lib/session/session.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import classes from "../company.module.css";
import { RemoveDialog } from "../remove-dialog.tsx";
import { GatePhones } from "./gate-phones.tsx";
import { SiteForm } from "./site-form.tsx";
import { SiteHours } from "./site-hours.tsx";
import { SiteTimes } from "./site-times.tsx";
import { SiteVisits } from "./site-visits.tsx";

/** Yards and plants; Sell Now offers them. A notice of a visit opens those of its site and day. */
export function Sites({ company }: { company: Company }) {
  const [asked] = useSearchParams();
  const [editing, setEditing] = useState<Site | "new" | null>(null);
  const [removing, setRemoving] = useState<Site | null>(null);
  const [timing, setTiming] = useState<Site | null>(null);
  const [guarding, setGuarding] = useState<Site | null>(null);
  const [showing, setShowing] = useState<Site | null>(null);
  // A buyer’s trucks go to others’ yards.
  const sells = currentSession().type === "seller";
  const isAsked = ({ _id }: Site) => sells && _id === asked.get("visits");
  const [expecting, setExpecting] = useState(company.sites.find(isAsked) ?? null);
  const decides = company.role === "owner" || company.role === "manager";
  const close = () => setEditing(null);
  return (
    <section className={classes.card}>
      <h2>{t`Sites`}</h2>
      <p>{t`Your yards and plants. A lot listed at a site takes its location from it.`}</p>
      {company.sites.length > 0 && (
        <ul className={classes.users}>
          {company.sites.map((site) => (
            <li key={site._id} className={classes.user}>
              <SiteFacts site={site} />
              {decides && (
                <Group gap={10}>
                  {sells && (
                    <PlainButton kind="quiet" onClick={() => setTiming(site)}>
                      {t`Loading times`}
                      <span className="unseen"> {site.name}</span>
                    </PlainButton>
                  )}
                  {sells && (
                    <PlainButton kind="quiet" onClick={() => setShowing(site)}>
                      {t`Times for visits`}
                      <span className="unseen"> {site.name}</span>
                    </PlainButton>
                  )}
                  {sells && (
                    <PlainButton kind="quiet" onClick={() => setExpecting(site)}>
                      {t`Visits`}
                      <span className="unseen"> {site.name}</span>
                    </PlainButton>
                  )}
                  {sells && company.role === "owner" && (
                    <PlainButton kind="quiet" onClick={() => setGuarding(site)}>
                      {t`Gate phones`}
                      <span className="unseen"> {site.name}</span>
                    </PlainButton>
                  )}
                  <PlainButton kind="quiet" onClick={() => setRemoving(site)}>
                    {t`Remove`}
                    <span className="unseen"> {site.name}</span>
                  </PlainButton>
                  <PlainButton kind="quiet" onClick={() => setEditing(site)}>
                    {t`Change`}
                    <span className="unseen"> {site.name}</span>
                  </PlainButton>
                </Group>
              )}
            </li>
          ))}
        </ul>
      )}
      {decides && (
        <Group justify="flex-end" gap={10} mt={20}>
          <PlainButton kind="quiet" onClick={() => setEditing("new")}>
            {t`Add a site`}
          </PlainButton>
        </Group>
      )}
      <Dialog
        open={editing !== null}
        onClose={close}
        title={editing && editing !== "new" ? editing.name : t`Add a site`}
      >
        {editing && (
          <SiteForm site={editing === "new" ? null : editing} pan={company.pan} onClose={close} />
        )}
      </Dialog>
      <Dialog
        open={timing !== null}
        onClose={() => setTiming(null)}
        title={t`Loading times of ${timing?.name ?? ""}`}
        size="wide"
      >
        {timing && <SiteTimes site={timing} onClose={() => setTiming(null)} />}
      </Dialog>
      <Dialog
        open={showing !== null}
        onClose={() => setShowing(null)}
        title={t`Times for visits at ${showing?.name ?? ""}`}
        size="wide"
      >
        {showing && <SiteHours site={showing} onClose={() => setShowing(null)} />}
      </Dialog>
      <Dialog
        open={expecting !== null}
        onClose={() => setExpecting(null)}
        title={t`Visits at ${expecting?.name ?? ""}`}
      >
        {expecting && (
          <SiteVisits site={expecting} on={isAsked(expecting) ? asked.get("day") : null} />
        )}
      </Dialog>
      <Dialog
        open={guarding !== null}
        onClose={() => setGuarding(null)}
        title={t`Gate phones of ${guarding?.name ?? ""}`}
      >
        {guarding && <GatePhones site={guarding} />}
      </Dialog>
      {removing && (
        <RemoveDialog
          name={removing.name}
          open
          onClose={() => setRemoving(null)}
          call={() => api.call(companies.removeSite, { params: { id: removing._id } })}
          done={t`Removed: ${removing.name}`}
        >
          {t`It is no longer offered when you list a lot. Lots already listed there do not change.`}
        </RemoveDialog>
      )}
    </section>
  );
}

const SiteFacts = ({ site }: { site: Site }) => (
  <div className={classes.who}>
    <strong>{site.name}</strong>
    <span>
      {site.address}, {named(site.city)}, {named(site.state)} {site.pincode}
    </span>
    {site.gstin && <span className="figures">{t`GST number ${site.gstin}`}</span>}
    {site.sez && <span>{t`Unit of a special economic zone (SEZ)`}</span>}
    {(site.gate_contact || site.loading_hours) && (
      <span>{[site.gate_contact, site.loading_hours].filter(Boolean).join(" · ")}</span>
    )}
  </div>
);
