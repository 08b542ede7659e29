import { t } from "ttag";

export function pictureCount(count: number): string {
  if (count === 0) return t`No pictures`;
  return count === 1 ? t`1 picture` : t`${count} pictures`;
}
