import { t } from "ttag";
import classes from "../lot-picture.module.css";

/** Three strapped bales in a yard, in the brand's line. */
export const LotPlaceholder = () => (
  <svg
    className={classes.placeholder}
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={t`No picture yet`}
  >
    <rect width="400" height="300" fill="#e3efe8" />
    <path d="M0 232h400v68H0z" fill="#cfe0d6" />
    <g fill="#f7f4ea" stroke="#0f4430" strokeWidth="4">
      <rect x="72" y="150" width="118" height="86" rx="8" />
      <rect x="208" y="150" width="118" height="86" rx="8" />
      <rect x="140" y="66" width="118" height="86" rx="8" />
    </g>
    <path
      stroke="#f7a81b"
      strokeWidth="9"
      d="M104 150v86M158 150v86M240 150v86M294 150v86M172 66v86M226 66v86"
    />
    <path
      stroke="#0f4430"
      strokeOpacity=".3"
      strokeWidth="3"
      d="M72 178h118M72 206h118M208 178h118M208 206h118M140 94h118M140 122h118"
    />
  </svg>
);
