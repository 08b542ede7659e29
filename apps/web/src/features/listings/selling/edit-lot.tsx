import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useForm } from "@mantine/form";
import type { OwnLot } from "@rebale/contract/listings";
import { useRef } from "react";
import { Link, useNavigate } from "react-router";
import { t } from "ttag";
import { api, onlyFor } from "../../../lib/api/browser.ts";
import { listings } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { showFirstWrong } from "../../../lib/page/show-place.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/edit-lot";
import { askedByField, CorrectedByUs } from "./corrections.tsx";
import classes from "./drafts/drafts.module.css";
import { LotFields } from "./drafts/lot-fields.tsx";
import { readSellForm } from "./drafts/read-sell-form.ts";
import { ChangePictures } from "./own-lots/change-pictures.tsx";
import own from "./own-lots/own-lots.module.css";
import { RefusalText } from "./own-lots/refusal-messages.tsx";
import { toProduct, typedOf } from "./product.rules.ts";
import { Attempts } from "./relist/attempts.tsx";
import { checkDraft, type Draft } from "./selling.rules.ts";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  onlyFor("seller", "/dashboard");
  const [lot, choices] = await Promise.all([
    api.call(listings.viewLot, { params: { id: params.id } }),
    readSellForm(),
  ]);
  // Its seller sees all of it.
  return { lot: lot.data as OwnLot, ...choices };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** A lot that is not approved yet, by its seller; the office reviews it as it then is. */
export default function EditLot({ loaderData }: Route.ComponentProps) {
  const { lot } = loaderData;
  return (
    <Page
      title={t`Edit Product`}
      description={t`Change a product that is waiting for approval.`}
      index={false}
      className="wide"
    >
      <nav aria-label={t`Breadcrumb`} className={classes.crumbs}>
        <Link to="/dashproduct/pending">{t`Pending products`}</Link>
        <span aria-hidden>/</span>
        <span aria-current="page">{t`Edit Product`}</span>
      </nav>
      <h1>{t`Edit Product`}</h1>
      {lot.is_approved ? (
        <div className={classes.last}>
          <Empty
            drawing="done"
            title={t`This product is approved`}
            next={<ButtonLink to={`/auctiondetail/${lot.url}`}>{t`Bid Detail`}</ButtonLink>}
          >
            {t`An approved product can no longer be changed. Please contact us if something is wrong.`}
          </Empty>
        </div>
      ) : (
        <>
          <p className={classes.lead}>
            {lot.status === "refused"
              ? t`Correct what is wrong and send it again for review.`
              : t`You can change it until our team has approved it.`}
          </p>
          {lot.status === "refused" && <Refusal lot={lot} />}
          <CorrectedByUs corrected={lot.corrected} />
          <Attempts lot={lot} />
          <EditForm key={lot._id} {...loaderData} />
        </>
      )}
    </Page>
  );
}

const Refusal = ({ lot }: { lot: OwnLot }) => (
  <p className={`${own.refusal} ${classes.refused}`}>
    <RefusalText lot={lot} />
  </p>
);

function EditForm({ lot, ...choices }: Route.ComponentProps["loaderData"]) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const form = useForm<Draft>({
    initialValues: typedOf(lot),
    // The office's requests stand at their fields until the seller changes those.
    initialErrors: lot.status === "refused" ? askedByField(lot.corrections) : {},
  });
  const save = async (draft: Draft) => {
    const { errors, toasts } = checkDraft(draft, []);
    form.setErrors(errors);
    toast.error(...toasts);
    if (toasts.length) return showFirstWrong(place);
    await sendForm(form, async () => {
      await api.call(listings.editLot, {
        params: { id: lot._id },
        body: toProduct(draft),
      });
      toast.success(t`Your changes are saved. Our team reviews the lot as it is now`);
      void navigate("/dashproduct/pending");
    });
  };
  return (
    <div ref={place} className={`${classes.last} ${classes.edit}`}>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(save)}>
        <ChangePictures lot={lot} />
        <div className={classes.fields}>
          <LotFields form={form} {...choices} />
        </div>
        <Group justify="flex-end" gap={12} mt={28}>
          <ButtonLink to="/dashproduct/pending" kind="quiet">
            {t`Discard changes`}
          </ButtonLink>
          <SubmitButton busy={form.submitting}>
            {lot.status === "refused" ? t`Send again` : t`Save changes`}
          </SubmitButton>
        </Group>
      </form>
    </div>
  );
}
