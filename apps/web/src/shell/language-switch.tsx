import { LanguageLink } from "../ui/language-link.tsx";
import classes from "./header/header.module.css";

/** Beside the profile, on every page and at every width. */
export const LanguageSwitch = () => <LanguageLink className={classes.language} />;
