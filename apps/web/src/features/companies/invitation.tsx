import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { OfferedInvitation } from "@rebale/contract/companies";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { companies } from "../../lib/api/operations.ts";
import { toast } from "../../lib/forms/toast.ts";
import { explain } from "../../lib/language/explain.ts";
import { useSession } from "../../lib/session/session.ts";
import { keep } from "../../lib/session/tab-storage.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import classes from "./company.module.css";
import { Offer } from "./offer.tsx";
import { Offered } from "./offered.tsx";

/**
 * Where the invitation of a mail or an SMS leads. Behind the #, a mail's token reaches no log; it
 * goes along with a registration only for who chose so here.
 */
export default function InvitationPage() {
  const { token: session } = useSession();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(location.hash.slice(1)), []);
  return (
    <Page
      title={t`Your invitation`}
      description={t`Act for a company on Rebale.`}
      index={false}
      className={`wide ${classes.alone}`}
    >
      <h1 className={classes.title}>{t`Your invitation`}</h1>
      {token && <OfLink token={token} isMember={Boolean(session)} />}
      {session ? (
        <Offered />
      ) : (
        token === "" && (
          <section className={classes.card}>
            <p>{t`Log in or register with the phone that was invited: then you see which company invites you, and decide.`}</p>
            <Group justify="flex-end" gap={10} mt={20}>
              <ButtonLink to="/login/buyer" kind="main">{t`Login as Buyer`}</ButtonLink>
            </Group>
          </section>
        )
      )}
    </Page>
  );
}

function OfLink({ token, isMember }: { token: string; isMember: boolean }) {
  const navigate = useNavigate();
  const [offer, setOffer] = useState<OfferedInvitation | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    api.call(companies.readInvitation, { body: { token } }).then(
      ({ data }) => setOffer(data),
      (error: unknown) => setRefused(explain(error)),
    );
  }, [token]);
  const accept = async () => {
    try {
      await api.call(companies.acceptInvitation, { body: { token } });
      toast.success(t`You now act for the company`);
      void navigate("/company");
    } catch (error) {
      setRefused(explain(error));
    }
  };
  const joinBy = (way: string) => {
    keep("invitation", token);
    void navigate(way);
  };
  return (
    <section className={classes.card}>
      {refused && (
        <p role="alert" className={classes.asked}>
          {refused}
        </p>
      )}
      {offer && (
        <Offer offer={offer}>
          {isMember ? (
            <PlainButton kind="main" onClick={() => void accept()}>
              {t`Accept the invitation`}
            </PlainButton>
          ) : (
            <>
              <ButtonLink to="/login/buyer" kind="quiet">{t`Login as Buyer`}</ButtonLink>
              <ButtonLink to="/login/seller" kind="quiet">{t`Login as Seller`}</ButtonLink>
              <PlainButton kind="main" onClick={() => joinBy("/buyer")}>
                {t`Register and accept`}
              </PlainButton>
            </>
          )}
        </Offer>
      )}
      {offer && !isMember && (
        <p>{t`If you already have an account, log in and open this link again.`}</p>
      )}
    </section>
  );
}
