import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
/** What belongs where a value of another kind is. */
const KINDS: Readonly<Record<string, string>> = {
  number: 'a number belongs here',
  int: 'a whole number belongs here',
  string: 'a text belongs here',
  boolean: 'true or false belongs here',
  array: 'a list belongs here',
  tuple: 'a list belongs here',
  object: 'names with values belong here',
  record: 'names with values belong here',
};
const MOST: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

/** The schema's own words where a rule has none of its own. */
const UNWORDED = /^(?:Invalid |Unrecognized key|Too (?:small|big):)/;
const ABSENT = 'received undefined';

/** What a schema of settings says of a value, as a sentence to the person who typed it. */
export function saidOf(issue: Issue): string {
  if (!UNWORDED.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith(ABSENT) ? 'this is missing' : (KINDS[issue.expected] ?? issue.message);
    case 'too_big':
      if (issue.origin === 'number') return `the figure is too high: ${String(issue.maximum)} is the most`;
      return `at most ${String(issue.maximum)} ${MOST[issue.origin] ?? ''}`;
    case 'too_small':
      if (issue.origin === 'number')
        return `the figure is too low: ${issue.inclusive === false ? `it has to be above ${String(issue.minimum)}` : `${String(issue.minimum)} is the least`}`;
      return issue.minimum === 1 ? 'something belongs here' : `at least ${String(issue.minimum)} ${MOST[issue.origin] ?? ''}`;
    case 'unrecognized_keys':
      return `there is no setting ${issue.keys.map((key) => `“${key}”`).join(', ')} here`;
    case 'invalid_value':
      return `one of these belongs here: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'an https address belongs here' : issue.message;
    case 'invalid_union': {
      const last = issue.errors.flat().at(-1);
      return last ? saidOf(last) : issue.message;
    }
    default:
      return issue.message;
  }
}
