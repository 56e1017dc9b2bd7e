import type { operatingHours } from '@hearthline/contract/organizations.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { addDays, type IsoDate, startOfDay } from '@hearthline/rules/dates.ts';
import type { z } from 'zod';
import type { Context } from '../config/context.ts';
import { lenderOf } from './organizations.ts';

type Served = Pick<Context, 'lenders'>;
type Hours = Lender['phoneHours'];
type Week = z.input<typeof operatingHours.reply>;
const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** The opening hours of a lender's department. */
export const hoursOf = (ctx: Served, organization: string, department: 'OPS_PHONE' | 'OPS_CHAT'): Hours =>
  department === 'OPS_PHONE' ? lenderOf(ctx, organization).phoneHours : lenderOf(ctx, organization).chatHours;

/** The lender's own time zone: pages of staff that are about no one home show times in it, and days that staff type there are its days. */
export const lenderZone = (ctx: Served, organization: string): string => lenderOf(ctx, organization).phoneHours.timeZone;

/** '18:00' as '6:00 PM'. */
function displayed(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The instants between which days lie that staff typed, both included; null where no day was typed. */
export function betweenDays(
  ctx: Served,
  organization: string,
  { from, to }: { readonly from?: IsoDate | undefined; readonly to?: IsoDate | undefined },
) {
  const zone = lenderZone(ctx, organization);
  return { from: from === undefined ? null : startOfDay(from, zone), until: to === undefined ? null : startOfDay(addDays(to, 1), zone) };
}

/** The week, Monday first; `forPeople` formats times for reading. */
export function weekOf({ timeZone, week }: Hours, forPeople: boolean): Week {
  const shown = (time: string | undefined): string | null => (time === undefined ? null : forPeople ? displayed(time) : time);
  return {
    timeZone,
    weekdays: WEEKDAYS.map((weekday, index) => {
      const hours = week[index];
      return { weekday, weekdayValue: index + 1, startTime: shown(hours?.from), endTime: shown(hours?.to), isOpen: hours != null };
    }),
  };
}

/** Whether it is open at an instant: opening time included, closing time excluded. */
export function isOpenAt({ timeZone, week }: Hours, at: Date): boolean {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const hours = week[WEEKDAYS.findIndex((day) => day === parts['weekday']?.toUpperCase())];
  const time = `${parts['hour']}:${parts['minute']}`;
  return hours != null && hours.from <= time && time < hours.to;
}
