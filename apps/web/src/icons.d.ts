/** The icon of that name in Tabler's set (apps/web/icons.ts). */
declare module "~icons/tabler/*" {
  import type { Icon } from "./ui/icon.tsx";

  const icon: Icon;
  export default icon;
}
