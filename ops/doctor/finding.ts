/** How one thing that the market stands on is found. */
export interface Finding {
  readonly about: string;
  readonly state: "ok" | "warning" | "wrong";
  /** One sentence; where it is not well it says what to do. */
  readonly words: string;
}

type Found = Omit<Finding, "about">;
export const ok = (words: string): Found => ({ state: "ok", words });
export const warning = (words: string): Found => ({ state: "warning", words });
export const wrong = (words: string): Found => ({ state: "wrong", words });

/** Milliseconds that one thing has to answer. */
const TIMEOUT_MS = 15_000;

/** Looks at one thing; one that throws, or says nothing for too long, is wrong. */
export async function lookAt(
  about: string,
  look: () => Found | Promise<Found>,
  timeoutMs = TIMEOUT_MS,
): Promise<Finding> {
  let late: NodeJS.Timeout | undefined;
  const silence = new Promise<Found>((done) => {
    late = setTimeout(() => done(wrong(`does not answer within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  try {
    return { about, ...(await Promise.race([look(), silence])) };
  } catch (error) {
    return { about, ...wrong(reasonOf(error)) };
  } finally {
    clearTimeout(late);
  }
}

/** The reason of a failure; several tries at once have theirs inside. */
export function reasonOf(error: unknown): string {
  const { message, cause, errors } = error as Error & { errors?: Error[] };
  const within = cause ?? errors?.[0];
  return [message, within && reasonOf(within)].filter(Boolean).join(": ");
}

const SECRET_NAMES = /SECRET|TOKEN|PASSWORD|PEPPER|KEY/;

/** Takes whatever the settings keep secret out of words that others wrote. */
export function hideSecrets(words: string, settings: Readonly<Record<string, unknown>>): string {
  const secrets = Object.entries(settings).flatMap(([name, value]) => {
    const text = [value].flat().join(" ");
    return [...(SECRET_NAMES.test(name) ? text.split(/\s+/) : []), ...passwordsOf(text)];
  });
  return secrets
    .filter((secret) => secret.length >= 4)
    .sort((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, "***"), words);
}

/** The password in an address, as it is written and as it is meant. */
function passwordsOf(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password } = new URL(value);
  return password ? [password, decodeURIComponent(password)] : [];
}

/** `warning  backup    There is none yet: npm run ops:backup` */
export const lineOf = ({ state, about, words }: Finding): string =>
  `${state.padEnd(7)}  ${about.padEnd(9)}  ${words.trim().replaceAll(/\s*\n\s*/g, " ")}`;
