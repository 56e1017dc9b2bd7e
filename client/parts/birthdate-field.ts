import { dateOfBirthField, type AgeContext } from '@hearthline/rules/fields/date-of-birth.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import * as z from 'zod/mini';

/** Month, day and year as one text, "1985-4-27", the way the date boxes give them; missing parts are empty. */
function partsOf(text: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
}

/**
 * The day it is at an instant where ages are counted, yyyy-MM-dd: at the home and the property, the earlier of their days (AMB-128). The server counts there
 * too, and declines a person who is of age by the browser's day only.
 * @param here the browser's day, while no state is known
 */
export function dayOfAges(states: AgeContext['states'], at: Date, here: string): string {
  const days = states.flatMap((state) => {
    if (!state) return [];
    // Sweden writes dates as yyyy-MM-dd
    return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneOf(state), dateStyle: 'short' }).format(at);
  });
  return days.toSorted()[0] ?? here;
}

/**
 * The birth date of a form; the schema outputs yyyy-MM-dd.
 * @param context what sets the minimum age; `today` is yyyy-MM-dd
 */
export function birthdateFields(context: AgeContext & { today: string }) {
  const rule = dateOfBirthField(context);
  return z.object({
    dob: z.string().check(
      z.check((payload) => {
        const message = rule.safeParse(partsOf(payload.value)).error?.issues[0]?.message;
        if (message !== undefined) payload.issues.push({ code: 'custom', input: payload.value, message });
      }),
    ),
  });
}
