import { textField } from './field.ts';
import { PASSWORD_MESSAGES, PASSWORD_RULE_LABELS } from './copy.ts';

export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
/** The rules of a password, in the order the list of unmet rules shows them. Other special characters are allowed but do not count (AMB-13). */
export const PASSWORD_RULES = [
  { id: 'length', label: PASSWORD_RULE_LABELS.length, met: (password: string) => password.length >= PASSWORD_MIN },
  { id: 'upper', label: PASSWORD_RULE_LABELS.upper, met: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lower', label: PASSWORD_RULE_LABELS.lower, met: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'number', label: PASSWORD_RULE_LABELS.number, met: (password: string) => /\d/.test(password) },
  { id: 'special', label: PASSWORD_RULE_LABELS.special, met: (password: string) => /[!@#$%^&*]/.test(password) },
] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** The rules a password does not meet yet. */
export const unmetRules = (password: string): PasswordRule[] => PASSWORD_RULES.filter((rule) => !rule.met(password));

export const PASSWORD_SEGMENTS = 4;

/** Filled segments of the meter, 0–4: character classes met; the last needs 12 characters as well (AMB-127). */
export function passwordStrength(password: string): number {
  const unmet = unmetRules(password);
  const classes = PASSWORD_SEGMENTS - unmet.filter((rule) => rule.id !== 'length').length;
  return unmet.some((rule) => rule.id === 'length') ? Math.min(classes, PASSWORD_SEGMENTS - 1) : classes;
}

/** Never trimmed: a space is a character. */
export const passwordField = textField(
  PASSWORD_MESSAGES.required,
  [
    [(password) => password.length > 0, PASSWORD_MESSAGES.required],
    [(password) => unmetRules(password).length === 0, PASSWORD_MESSAGES.weak],
    [(password) => password.length <= PASSWORD_MAX, PASSWORD_MESSAGES.long],
  ],
  { trim: false },
);
