import { Button } from "@mantine/core";
import type { DataOf } from "@rebale/contract";
import type { setUp } from "@rebale/contract/office/set-up";
import { useState } from "react";
import { Link } from "react-router";
import IconCheck from "~icons/tabler/check";
import { office } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useReread } from "../../../shared/office/list/use-reread.ts";
import { Ask } from "../../../shared/office/panels/ask.tsx";
import { api } from "../../../shared/office/session/office-api.ts";
import classes from "./set-up.module.css";

type State = DataOf<typeof setUp>;

/** Whether a visitor would still find an empty market. */
export const isNew = ({ categories, policies, contact_media }: State) =>
  categories === 0 || policies === 0 || contact_media === 0;

/** The first steps of a market that nobody has filled yet. */
export function SetUp({ state }: { state: State }) {
  const [asking, setAsking] = useState(false);
  const reread = useReread();
  const steps = [
    {
      done: state.categories > 0,
      what: "Categories",
      why: "Without them sellers cannot list anything.",
      to: "/admin/categories",
    },
    {
      done: state.policies > 0,
      what: "Policies",
      why: "Terms and privacy: members agree to them when they register.",
      to: "/admin/policies",
    },
    {
      done: state.contact_media > 0,
      what: "Contact details",
      why: "The phone and email in the footer and on the contact page.",
      to: "/admin/contact-media",
    },
    {
      done: state.colleagues > 0,
      what: "Colleagues",
      why: "Large authorisations need a second person.",
      to: "/admin/team",
    },
    {
      done: state.lots > 0,
      what: "The first lot",
      why: "Sellers register, you activate them, they list.",
      to: "/admin/sellers",
    },
  ];
  const addUsual = async () => {
    const { message } = await api.call(office.addUsualCategories);
    toast.success(message);
    await reread();
  };
  return (
    <ol className={classes.steps}>
      {steps.map(({ done, what, why, to }) => (
        <li key={what} data-done={done || undefined}>
          <span className={classes.mark}>{done && <IconCheck size={18} aria-label="Done" />}</span>
          <span>
            <Link to={to}>{what}</Link>
            <small>{why}</small>
          </span>
          {what === "Categories" && !done && (
            <Button variant="default" onClick={() => setAsking(true)}>
              Add the usual ones
            </Button>
          )}
        </li>
      ))}
      {asking && (
        <Ask
          title="Add the usual categories?"
          text="E-waste, plastics, batteries and tyres, each with its sub-categories and materials. You can change or delete them afterwards."
          yes="Add them"
          onClose={() => setAsking(false)}
          onYes={addUsual}
        />
      )}
    </ol>
  );
}
