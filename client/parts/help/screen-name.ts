import {
  APPLICATION_SCREENS,
  BASE,
  matchesScreen,
  outside,
  REGISTRATION_SCREENS,
  screenOf,
  signerScreenOf,
} from '@hearthline/journey/paths.ts';

/** The name under which help articles know the screen of a path (docs/help), such as `complete` or `heloc-signer/sign`; null for none. */
export function screenName(path: string): string | null {
  const screen = screenOf(path);
  if (screen !== null) return APPLICATION_SCREENS.find((pattern) => matchesScreen(pattern, screen)) ?? null;
  const signer = signerScreenOf(path);
  if (signer !== null) return `heloc-signer/${signer}`;
  const registration = REGISTRATION_SCREENS.find((name) => path === `${BASE}/${name}`);
  if (registration !== undefined) return registration;
  return Object.entries(outside).find(([, of]) => of() === path)?.[0] ?? null;
}
