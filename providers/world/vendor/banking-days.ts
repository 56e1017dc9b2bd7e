const DAY = 86_400_000;

/** Whether banks move money on this day (UTC date): not on weekends or Federal Reserve holidays. */
export function isBankingDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFederalReserveHoliday(date);
}

/** The moment `days` banking days after `from`, at 14:00 UTC; 0 is the same day if it is a banking day, else the next one. */
export function bankingDaysAfter(from: number | Date, days: number): Date {
  const start = new Date(from);
  let day = Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
  while (!isBankingDay(new Date(day))) day += DAY;
  for (let left = days; left > 0; left -= 1) {
    day += DAY;
    while (!isBankingDay(new Date(day))) day += DAY;
  }
  return new Date(Math.max(day + 14 * 3_600_000, days === 0 ? start.getTime() : 0));
}

/** A holiday on a Sunday is observed on Monday; one on a Saturday is not observed. */
function isFederalReserveHoliday(date: Date): boolean {
  const [month, day, weekday] = [date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCDay()];
  const fixed = [
    [1, 1],
    [6, 19],
    [7, 4],
    [11, 11],
    [12, 25],
  ];
  const yesterday = new Date(date.getTime() - DAY);
  const falls = (of: Date) => fixed.some(([m, d]) => m === of.getUTCMonth() + 1 && d === of.getUTCDate());
  if (falls(date) || (weekday === 1 && falls(yesterday))) return true;
  const nth = Math.ceil(day / 7);
  if (weekday === 4) return month === 11 && nth === 4;
  if (weekday !== 1) return false;
  const thirdMonday = (month === 1 || month === 2) && nth === 3;
  const lastOfMay = month === 5 && day > 24;
  return thirdMonday || lastOfMay || (month === 9 && nth === 1) || (month === 10 && nth === 2);
}
