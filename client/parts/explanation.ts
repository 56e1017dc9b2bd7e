import { textField } from '@hearthline/rules/fields/field.ts';

export const EXPLANATION_LIMITS = {
  delinquency: { min: 10, max: 2000 },
  ownership: { min: 0, max: 1000 },
  improvements: { min: 0, max: 1000 },
} as const;

/** A free-text explanation with a minimum and maximum length in characters. */
export const explanationField = ({ min, max }: { min: number; max: number }) => {
  const short = `Write at least ${min} characters`;
  return textField(short, [
    [(text) => text.length >= min, short],
    [(text) => text.length <= max, `Write at most ${max} characters`],
  ]);
};
