import { useHotkeys } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { t } from "ttag";
import IconMenu2 from "~icons/tabler/menu-2";
import IconSearch from "~icons/tabler/search";
import { focusOn } from "../../../lib/forms/focus.ts";
import { onFind } from "../../../shared/office/find.ts";
import { Drawer } from "../../../shared/office/panels/drawer.tsx";
import { useOfficeSession } from "../../../shared/office/session/office-session.ts";
import { SignInAgain } from "../../../shared/office/session/sign-in-again.tsx";
import { StepUp } from "../../../shared/office/session/step-up.tsx";
import { useKnownRole } from "../../../shared/office/session/use-known-role.ts";
import { useCounts } from "../../../shared/office/waiting-counts.ts";
import { BrandMark } from "../../../ui/brand-mark.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import FindAnything from "../finder/find-anything.tsx";
import finderClasses from "../finder/finder.module.css";
import { KeyList } from "./key-list.tsx";
import classes from "./shell.module.css";
import { SideMenu } from "./side-menu.tsx";
import { useGoKeys } from "./use-go-keys.ts";

/** The frame of the office's screens: the menu at the side, in a drawer on a phone. */
export default function OfficeShell() {
  const [menuOpen, setMenuOpen] = useState(false);
  const counts = useCounts();
  useKnownRole();
  const { state } = useOfficeSession();
  const { pathname } = useLocation();
  const finder = useFinder();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);
  useFocusOnScreen(pathname);
  return (
    <div className={classes.shell}>
      <a href="#content" className={classes.skip}>{t`Skip to content`}</a>
      <header className={classes.top}>
        <button
          type="button"
          aria-label={t`Open the menu`}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <IconMenu2 size={24} aria-hidden />
        </button>
        <Brand />
        {finder.button}
      </header>
      <header className={classes.side}>
        <Brand />
        {finder.button}
        <SideMenu counts={counts} />
      </header>
      <div className={classes.screen}>
        <Outlet />
      </div>
      {menuOpen && (
        <Drawer title={t`Office`} side="left" onClose={() => setMenuOpen(false)}>
          <SideMenu counts={counts} onChoice={() => setMenuOpen(false)} />
        </Drawer>
      )}
      {finder.dialogs}
      {state === "expired" && <SignInAgain />}
      <StepUp />
    </div>
  );
}

/** On another screen the next Tab goes on in what it shows, not at the top of the menu. */
function useFocusOnScreen(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector("main");
    if (!main?.contains(document.activeElement)) focusOn(main);
  }, [pathname]);
}

const Brand = () => (
  <Link to="/admin" className={classes.brand}>
    <BrandMark size={28} />
    Rebale <small>{t`Office`}</small>
  </Link>
);

/** The office's keys: Ctrl-K finds, ? lists them; the button is for who has no keyboard. */
function useFinder() {
  const [shown, setShown] = useState<"find" | "keys" | null>(null);
  const [asked, setAsked] = useState("");
  const close = () => {
    setShown(null);
    setAsked("");
  };
  // Also while somebody types into a field.
  useHotkeys([["mod+K", () => setShown("find")]], []);
  useHotkeys([["shift+?", () => setShown("keys")]]);
  useGoKeys();
  useEffect(
    () =>
      onFind((q) => {
        setAsked(q);
        setShown("find");
      }),
    [],
  );
  const button = (
    <button
      type="button"
      className={finderClasses.open}
      aria-label={t`Find anything Ctrl K`}
      aria-keyshortcuts="Control+K"
      onClick={() => setShown("find")}
    >
      <IconSearch size={20} aria-hidden /> <span>{t`Find anything`}</span> <kbd>Ctrl K</kbd>
    </button>
  );
  const dialogs = (
    <>
      <Dialog open={shown === "find"} onClose={close} title={t`Find anything`}>
        <FindAnything onChoose={close} asked={asked} />
      </Dialog>
      <Dialog open={shown === "keys"} onClose={close} title={t`Keys`}>
        <KeyList />
      </Dialog>
    </>
  );
  return { button, dialogs };
}
