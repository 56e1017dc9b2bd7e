import { accountPages } from '@hearthline/journey/paths.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';

/** Where a refusal leads before the page that was asked for is shown; each returns there. */
const DETOURS: Readonly<Record<string, (redirectUrl: string) => string>> = {
  email_unproved: (redirectUrl) => accountPages.confirmEmail({ redirectUrl }),
};

/** Leads to the page where a refused person proves what is missing, and back here afterwards; false for any other error. */
export function leadToDetour(error: unknown, go: (path: string) => void): boolean {
  const detour = DETOURS[codeOf(error) ?? ''];
  if (!detour) return false;
  const { pathname, search } = window.location;
  const target = detour(pathname + search);
  if (!target.startsWith(`${pathname}?`)) go(target);
  return true;
}
