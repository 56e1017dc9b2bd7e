/**
 * The one rule of times at the desk: what is about one application is shown, and typed, in the time zone of its home; everything else in the lender's. The
 * short name of the zone always stands behind the time. The browser's own zone is never asked.
 */
import { timeInZone } from '@hearthline/rules/time-zone.ts';
import { createContext, type JSX, use } from 'react';

/** The zone of the times below it: the lender's around every page, a home's around what is about one application. */
export const Zone = createContext<string | null>(null);

export function useZone(): string {
  const zone = use(Zone);
  if (zone === null) throw new Error('No time zone is set around this component');
  return zone;
}

/** An instant in words: "Nov 23, 2026, 9:15 AM MST". */
export function useTimeText(): (iso: string) => string {
  const zone = useZone();
  return (iso) => timeInZone(iso, zone);
}

/** The same as an element. */
export function Time({ at, className }: { readonly at: string; readonly className?: string }): JSX.Element {
  return (
    <time dateTime={at} className={className}>
      {timeInZone(at, useZone())}
    </time>
  );
}
