import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const LICENSES: Translated<typeof english.LICENSES> = {
  nmlsLink: 'NMLS Consumer Access',
  nmlsUrl: 'https://www.nmlsconsumeraccess.org/',
  more: 'Pronto habrá más estados',
};

export const ALL_STATES = 50;
