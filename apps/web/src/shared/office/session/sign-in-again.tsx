import { useRef } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { standAgain, useModal } from "../../../lib/forms/top-dialog.ts";
import classes from "./sign-in.module.css";
import { SignInForm } from "./sign-in-form.tsx";

/** Over the screen, so that what was typed there stays. */
export function SignInAgain() {
  const element = useRef<HTMLDialogElement>(null);
  const { revalidate } = useRevalidator();
  useModal(element);
  return (
    <dialog
      ref={element}
      className={classes.again}
      aria-labelledby="again"
      onCancel={(e) => e.preventDefault()}
      onClose={(e) => e.target === e.currentTarget && standAgain(e.currentTarget)}
    >
      <h2 id="again">{t`Please sign in again`}</h2>
      <p>{t`Your session has ended. What you typed is still here.`}</p>
      <SignInForm onSignedIn={() => void revalidate()} />
    </dialog>
  );
}
