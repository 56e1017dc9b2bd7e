import { BASE } from '@hearthline/journey/paths.ts';

/** A page below an application; a place that begins with a slash, such as an invitation, is a path of its own. */
export const linkPath = (applicationUuid: string, place: string): string =>
  place.startsWith('/') ? place : `${BASE}/${applicationUuid}${place === '' ? '' : `/${place}`}`;
