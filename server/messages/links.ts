import { BASE } from '@hearthline/journey/paths.ts';

/** Path of a link: a page of the application, or, when it begins with a slash (an invitation), a path of its own. */
export const linkPath = (applicationUuid: string, place: string): string =>
  place.startsWith('/') ? place : `${BASE}/${applicationUuid}${place === '' ? '' : `/${place}`}`;
