import { Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import type { ObjectKind } from "@rebale/contract/office/object-kinds";
import { Page } from "../../../ui/layout/page.tsx";
import { type Fact, Facts } from "../facts.tsx";
import { FilterTabs } from "../list/filter-tabs.tsx";
import { useListAddress } from "../list/use-list-address.ts";
import officePage from "../page/office-page.module.css";
import classes from "./object.module.css";
import { Timeline } from "./timeline.tsx";

const kindNames: Readonly<Record<ObjectKind, string>> = {
  company: t`Company`,
  user: t`User`,
  lot: t`Lot`,
  award: t`Sale`,
};

/** A part of what is known of the object. */
export interface ObjectPart {
  /** In the address. */
  name: string;
  title: string;
  /** One sentence: what is done here. */
  lead?: string;
  /** It has two sides of its own: what happened stands below it. */
  isWide?: boolean;
  render: () => React.ReactNode;
}

interface Props {
  kind: ObjectKind;
  id: string;
  name: string;
  /** Its state. */
  chip: React.ReactNode;
  /** In one row below the name. */
  facts: readonly Fact[];
  actions?: React.ReactNode;
  /** Those that the reader's role sees; the first one is shown first. */
  parts: readonly ObjectPart[];
  /** The loaded data: another has the timeline read again. */
  version: unknown;
}

/** Everything about one object: what it is, its parts, and what happened to it. */
export function ObjectPage({ kind, id, name, chip, facts, actions, parts, version }: Props) {
  const { get } = useListAddress();
  const shown = parts.find((part) => part.name === get("part")) ?? parts[0];
  return (
    <Page
      title={t`${name} · Office`}
      description={`${kindNames[kind]} ${id}`}
      index={false}
      className={officePage.page}
    >
      <header className={classes.head}>
        <div>
          <p className="figures">
            {kindNames[kind]} {id}
          </p>
          <h1>{name}</h1>
        </div>
        {chip}
        <Group gap={8} ms="auto">
          {actions}
        </Group>
      </header>
      <div className={classes.facts}>
        <Facts facts={facts} />
      </div>
      {parts.length > 1 && (
        <FilterTabs
          name="part"
          label={t`About this ${kindNames[kind].toLowerCase()}`}
          choices={parts.map((part) => ({ value: part.name, title: part.title }))}
        />
      )}
      <div className={classes.sides} data-wide={shown?.isWide}>
        <div className={classes.part} key={shown?.name}>
          <h2 className="unseen">{shown?.title}</h2>
          {shown?.lead && <p className={classes.lead}>{shown.lead}</p>}
          {shown?.render()}
        </div>
        <aside aria-label={t`What happened`}>
          <Timeline key={`${kind} ${id}`} kind={kind} id={id} version={version} />
        </aside>
      </div>
    </Page>
  );
}
