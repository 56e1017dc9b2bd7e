import type { z } from 'zod';

/** What a schema of settings says of a value, as a sentence to the person who typed it. */
export function saidOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && typeof issue.maximum === 'number' && issue.origin === 'number')
    return `the figure is too high: ${issue.maximum} is the most`;
  if (issue.code === 'too_small' && issue.origin === 'number')
    return `the figure is too low: ${issue.inclusive === false ? `it has to be above ${issue.minimum}` : `${issue.minimum} is the least`}`;
  if (issue.code === 'invalid_type' && issue.expected === 'number') return 'a number belongs here';
  return issue.message;
}
