import { LOCALE } from '@hearthline/kit/format/locale.ts';

/** 'Tuesday, November 24' at the home. @param at instant in ISO form */
export const dayText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(at));
/** '9:00 AM' at the home. @param at instant in ISO form */
export const timeText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(at));
