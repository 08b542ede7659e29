import { Stack } from "@mantine/core";
import "@mantine/core/styles/Stack.css";
import type { Site } from "@rebale/contract/companies";
import type { Category } from "@rebale/contract/listings";
import { t } from "ttag";
import { basisChoices } from "../../../../lib/formatting/basis.ts";
import { readDeposit } from "../../../../shared/deposit/deposit.rules.ts";
import { typedWords } from "../../../../shared/terms/sale-terms.rules.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import classes from "../drafts/drafts.module.css";
import { pictureCount } from "../drafts/picture-count.ts";
import type { Draft } from "../selling.rules.ts";
import { type Content, contentOf, type SavedDraft } from "./draft-content.ts";
import { lastChange } from "./save-state.tsx";

type Word = "mine" | "theirs" | "both";
interface Props {
  draft: SavedDraft | undefined;
  categories: readonly Category[];
  sites: readonly Site[];
  onResolve: (word: Word) => void;
  onClose: () => void;
}

/** A draft was changed here and on another device: its seller chooses, and nothing is lost. */
export function CompareDrafts({ draft, categories, sites, onResolve, onClose }: Props) {
  const theirs = draft?.theirs;
  const isOpen = draft?.at === "changed";
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t`This draft was also changed on another device`}
    >
      {draft && theirs && (
        <div className={classes.compare}>
          <p>{lastChange({ at: theirs.changed_at, from: theirs.changed_from })}</p>
          <Differences mine={draft} theirs={contentOf(theirs)} {...{ categories, sites }} />
          <Stack gap={10}>
            <PlainButton onClick={() => onResolve("mine")}>{t`Keep what is here`}</PlainButton>
            <PlainButton kind="quiet" onClick={() => onResolve("theirs")}>
              {t`Use the other one`}
            </PlainButton>
            <PlainButton kind="quiet" onClick={() => onResolve("both")}>
              {t`Keep both as drafts`}
            </PlainButton>
          </Stack>
        </div>
      )}
      {draft && theirs === null && (
        <div className={classes.compare}>
          <p>{t`It was submitted or deleted there, without what you typed here.`}</p>
          <Stack gap={10}>
            <PlainButton onClick={() => onResolve("both")}>{t`Keep it as a new draft`}</PlainButton>
            <PlainButton kind="quiet" onClick={() => onResolve("theirs")}>
              {t`Delete it here too`}
            </PlainButton>
          </Stack>
        </div>
      )}
    </Dialog>
  );
}

function Differences({
  mine,
  theirs,
  categories,
  sites,
}: {
  mine: Content;
  theirs: Content;
  categories: readonly Category[];
  sites: readonly Site[];
}) {
  const shown = (content: Content) => toRows(content, categories, sites);
  const others = shown(theirs);
  const rows = shown(mine)
    .map(({ label, value }, i) => ({ label, here: value, there: others[i]?.value ?? "" }))
    .filter(({ here, there }) => here !== there);
  return (
    <table className={classes.differences}>
      <thead>
        <tr>
          <th scope="col">{t`Here`}</th>
          <th scope="col">{t`On the other device`}</th>
        </tr>
      </thead>
      {rows.map(({ label, here, there }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {label}
            </th>
          </tr>
          <tr>
            <td>{here || "–"}</td>
            <td>{there || "–"}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function toRows(
  { fields, pictures, catalog }: Content,
  categories: readonly Category[],
  sites: readonly Site[],
) {
  const category = categories.find(({ _id }) => _id === fields.category_id);
  const labels: [label: string, value: string][] = [
    [t`Category`, category?.title ?? ""],
    [
      t`Sub-category`,
      category?.sub_category.find(({ _id }) => _id === fields.sub_category_id)?.title ?? "",
    ],
    [t`Title`, fields.title],
    [t`Your own number for this lot, if any`, fields.lot_no],
    [t`Quantity`, `${fields.quantity} ${fields.unit}`.trim()],
    [t`How it is sold`, basisText(fields)],
    [t`Description`, fields.description],
    [t`Price you ask in ₹, if any`, fields.asking_price],
    [t`Reserve price in ₹`, fields.reserve_price],
    [t`Minimum bid step in ₹`, fields.bid_increment],
    [t`Start of bidding`, fields.start_at.replace("T", " ")],
    [t`End of bidding`, fields.end_at.replace("T", " ")],
    [t`Terms of sale`, typedWords(fields.terms)],
    [t`Deposit of bidders`, depositTyped(fields)],
    [t`How the buyer pays`, fields.pay_through === "market" ? t`Through the market` : ""],
    [t`Site`, sites.find(({ _id }) => _id === fields.site_id)?.name ?? ""],
    [t`City`, [fields.city, fields.state, fields.pincode].filter(Boolean).join(", ")],
    [t`Pictures`, pictureCount(pictures.length)],
    [t`Catalogue`, catalog instanceof File ? catalog.name : (catalog ?? "")],
  ];
  return labels.map(([label, value]) => ({ label, value }));
}

const depositTyped = ({ deposit }: Draft) => {
  const { kind, value } = readDeposit(deposit);
  return kind === "percent" ? `${value} %` : kind && `₹${value}`;
};

const basisText = ({ unit, basis }: Draft) =>
  basisChoices(unit, false, basis).find(({ value }) => value === basis)?.label ?? basis;
