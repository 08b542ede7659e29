/** The icon of that name in Tabler's set (plugins/icons.ts). */
declare module "icon:*" {
  import type { Icon } from "./ui/icon.tsx";

  const icon: Icon;
  export default icon;
}
