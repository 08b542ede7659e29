import { t } from "ttag";

/** @param seconds 240 → 4 min, 7200 → 2 hours */
export function duration(seconds: number): string {
  const rounded = (size: number) => Math.max(1, Math.round(seconds / size));
  if (seconds < 3600) return t`${rounded(60)} min`;
  const hours = rounded(3600);
  if (seconds < 86_400) return hours === 1 ? t`1 hour` : t`${hours} hours`;
  const days = rounded(86_400);
  return days === 1 ? t`1 day` : t`${days} days`;
}

/** "just now", "4 min ago", "in 2 days". */
export function relativeTime(time: string, now: number): string {
  const seconds = Math.round((Date.parse(time) - now) / 1000);
  const size = Math.abs(seconds);
  if (size < 45) return seconds <= 0 ? t`just now` : t`in a moment`;
  const words = duration(size);
  return seconds < 0 ? t`${words} ago` : t`in ${words}`;
}
