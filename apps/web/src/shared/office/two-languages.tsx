import { t } from "ttag";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { Chip } from "./chip.tsx";
import classes from "./two-languages.module.css";

interface Side {
  readonly fields: React.ReactNode;
  /** Whether the form has found fault with one of them. */
  readonly isWrong?: boolean;
}

/** A text in English, and the same in Hindi, which may be missing. */
export const TwoLanguages = ({
  english,
  hindi,
}: {
  english: Side;
  hindi: Side & { readonly isMissing: boolean };
}) => (
  <Tabs
    label={t`Language of the text`}
    tabs={[
      {
        name: t`English`,
        mark: english.isWrong ? "check" : undefined,
        panel: <div className={classes.fields}>{english.fields}</div>,
      },
      {
        name: "हिन्दी",
        mark: hindi.isWrong ? "check" : hindi.isMissing ? "missing" : undefined,
        panel: (
          <div className={classes.fields}>
            {hindi.isMissing && (
              <p className={classes.missing}>
                {t`Hindi is missing: whoever reads the site in Hindi sees the English text.`}
              </p>
            )}
            {hindi.fields}
          </div>
        ),
      },
    ]}
  />
);

/** For a row of a list. */
export const HindiMissing = () => <Chip tone="waits">{t`Hindi is missing`}</Chip>;
