import { operatingHours } from '@hearthline/contract/organisations.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../organisations.ts';

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** '18:00' as '6:00 PM'. */
function displayed(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const get = route(operatingHours, ({ params, query, organisation }) => {
  const lender = lenderOf(organisation);
  const { timeZone, week } = params.department === 'OPS_PHONE' ? lender.phoneHours : lender.chatHours;
  const shown = (time: string | undefined): string | null =>
    time === undefined ? null : query.display === 'true' ? displayed(time) : time;
  return {
    timeZone,
    weekdays: WEEKDAYS.map((weekday, index) => {
      const hours = week[index];
      return { weekday, weekdayValue: index + 1, startTime: shown(hours?.from), endTime: shown(hours?.to), isOpen: hours != null };
    }),
  };
});
