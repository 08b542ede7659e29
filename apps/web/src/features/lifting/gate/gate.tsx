import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "ttag";
import { closesOnBack } from "../../../lib/forms/back-closes.ts";
import { language } from "../../../lib/language/language.ts";
import { LanguageLink } from "../../../ui/language-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/gate";
import classes from "./gate.module.css";
import { NotOpen } from "./not-open.tsx";
import { Scanner } from "./scanner.tsx";
import { showPass } from "./show-pass.ts";
import { Truck } from "./truck.tsx";
import { TruckList } from "./truck-list.tsx";
import { type Gate, useGate } from "./use-gate.ts";
import type { Verdict } from "./verdict.ts";
import { VerdictScreen } from "./verdict-screen.tsx";

/** A site's gate, on the phone of whoever stands there; it works without network, too. */
export default function GateScreen({ params }: Route.ComponentProps) {
  const gate = useGate(params.site);
  const isOpen = gate.standing === "open";
  return (
    <Page
      title={t`Gate`}
      description={t`Trucks at the gate of a site.`}
      index={false}
      className={classes.page}
    >
      <Head gate={gate} />
      {isOpen ? <OpenGate gate={gate} /> : <NotOpen gate={gate} />}
    </Page>
  );
}

function Head({ gate: { kept, isOnline, standing } }: { gate: Gate }) {
  const others = kept.languages.some((one) => one !== language);
  return (
    <header className={classes.head}>
      <div>
        <h1>{kept.seen?.site.name ?? t`Gate`}</h1>
        {standing === "open" && (
          <p className={classes.line} data-online={isOnline} role="status">
            {isOnline ? t`Network is on` : t`No network`}
          </p>
        )}
      </div>
      {(isOnline || others) && <LanguageLink className={classes.language} />}
    </header>
  );
}

function OpenGate({ gate }: { gate: Gate }) {
  const [query, setQuery] = useSearchParams();
  const [isScanning, setScanning] = useState(false);
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    if (!isScanning && !verdict) return;
    return closesOnBack(() => {
      setVerdict(null);
      setScanning(false);
    });
  }, [isScanning, verdict]);
  const open = (trip: string | null) => {
    setVerdict(null);
    setScanning(false);
    setQuery(trip === null ? {} : { truck: trip }, { preventScrollReset: false });
  };
  const show = async (code: string) => {
    if (busy) return;
    setBusy(true);
    const decided = await showPass(gate, code).finally(() => setBusy(false));
    setScanning(false);
    setVerdict(decided);
    void gate.refresh();
  };

  if (verdict)
    return (
      <VerdictScreen
        verdict={verdict}
        onOpen={open}
        onNext={() => setVerdict(null)}
        onAgain={() => {
          setVerdict(null);
          setScanning(true);
        }}
      />
    );
  if (isScanning)
    return (
      <Scanner busy={busy} onCode={(code) => void show(code)} onClose={() => setScanning(false)} />
    );
  const truck = query.get("truck");
  const onScan = () => setScanning(true);
  if (truck !== null)
    return <Truck key={truck} {...{ gate, onScan }} id={truck} onBack={() => open(null)} />;
  return <TruckList {...{ gate, onScan }} onOpen={open} />;
}
