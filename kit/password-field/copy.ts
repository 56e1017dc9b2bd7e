/** Copy of fields that hide what is typed, in a file of its own because it is not part of the first page's code. */

export const SHOW = 'Show';
export const HIDE = 'Hide';
export const STRENGTH = 'Password strength';
export const stillNeeded = (rules: readonly string[]): string => `Still needed: ${rules.join(', ')}`;
