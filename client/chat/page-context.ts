import { registration, uuidOf } from '@hearthline/journey/paths.ts';

/** The part of the site in which a chat is begun, by the first piece of its path. */
export function tagOf(pathname: string): string {
  if (uuidOf(pathname) !== null) return 'application';
  if (pathname.startsWith(registration.index()) || pathname.startsWith(registration.legacy())) return 'registration';
  return /^\/([a-z-]{1,30})/.exec(pathname)?.[1] ?? 'start';
}

/** The path without what names an application or a person. */
export const pathWithoutIds = (pathname: string): string => {
  const uuid = uuidOf(pathname);
  return uuid === null ? pathname : pathname.replace(uuid, '{uuid}');
};

/** Where on the site a person writes. */
export const placeOf = (pathname: string) => ({
  applicationUuid: uuidOf(pathname),
  tag: tagOf(pathname),
  pageUrl: pathWithoutIds(pathname),
});
export type Place = ReturnType<typeof placeOf>;
