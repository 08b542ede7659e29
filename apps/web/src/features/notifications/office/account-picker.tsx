import { TextInput } from "@mantine/core";
import type { OfficeUser } from "@rebale/contract/office";
import { useEffect, useState } from "react";
import { t } from "ttag";
import IconSearch from "~icons/tabler/search";
import { office } from "../../../lib/api/office-operations.ts";
import { explain } from "../../../lib/language/explain.ts";
import { api } from "../../../shared/office/session/office-api.ts";
import classes from "./notifications.module.css";

const PAUSE = 350;
type Found = { users: readonly OfficeUser[] } | { failure: string } | null;

/** Finds one member among many. */
export function AccountPicker({
  chosen,
  onChoose,
  error,
}: {
  chosen: string;
  onChoose: (id: string) => void;
  error?: React.ReactNode;
}) {
  const [q, setQ] = useState("");
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    const away = new AbortController();
    const pause = setTimeout(() => {
      api
        .call(office.users, { query: { q: q.trim() || undefined, rows: 8 }, signal: away.signal })
        .then(
          ({ data }) => setFound({ users: data.filter(({ type }) => type !== "admin") }),
          (failure) => !away.signal.aborted && setFound({ failure: explain(failure) }),
        );
    }, PAUSE);
    return () => {
      clearTimeout(pause);
      away.abort();
    };
  }, [q]);
  return (
    <>
      <TextInput
        autoComplete="off"
        inputMode="search"
        label={t`Find the account`}
        description={t`Name, business, email or mobile`}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={q}
        onChange={(e) => {
          setQ(e.currentTarget.value);
          // A chosen account may be out of sight.
          onChoose("");
        }}
      />
      <fieldset className={`${classes.choices} ${classes.found}`} aria-busy={found === null}>
        <legend className="unseen">{t`Accounts found`}</legend>
        {found && "failure" in found && <p className={classes.error}>{found.failure}</p>}
        {found && "users" in found && found.users.length === 0 && (
          <p>{t`No matches. Try part of the name or the mobile number.`}</p>
        )}
        {found &&
          "users" in found &&
          found.users.map(({ _id, name, business_name, type, mobile, email }) => (
            <label key={_id}>
              <input
                type="radio"
                name="account"
                checked={chosen === _id}
                onChange={() => onChoose(_id)}
              />
              <span>
                {business_name ?? name}
                <small>
                  {[type, business_name && name, mobile, email].filter(Boolean).join(", ")}
                </small>
              </span>
            </label>
          ))}
      </fieldset>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
