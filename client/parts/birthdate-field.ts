import { dateOfBirthField, type AgeContext } from '@hearthline/rules/fields/date-of-birth.ts';
import * as z from 'zod/mini';

/** Month, day and year as one text, "1985-4-27", the way the date boxes give them; missing parts are empty. */
function partsOf(text: string): { year: string; month: string; day: string } {
  const [year = '', month = '', day = ''] = text.split('-');
  return { year, month, day };
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
