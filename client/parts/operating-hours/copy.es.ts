import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const HOURS_COPY: Translated<typeof english.HOURS_COPY> = { unknown: 'Llámenos o escríbanos', to: 'a' };
