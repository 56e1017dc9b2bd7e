const STEPS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** A length of time in its largest unit: "3 days", "1 hour". */
export function durationText(seconds: number): string {
  const { unit, seconds: each } = STEPS.find((step) => seconds >= step.seconds) ?? STEPS[2];
  const count = Math.max(1, Math.floor(seconds / each));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** When something is due, from now: "in 5 hours", "2 days late". */
export const dueText = (seconds: number): string => (seconds < 0 ? `${durationText(-seconds)} late` : `in ${durationText(seconds)}`);

/** Where a recording is, or how long: 75 seconds are "1:15". */
export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
