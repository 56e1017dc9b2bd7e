import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { isOneLine } from '@hearthline/rules/fields/characters.ts';
import { NAME_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { textField } from '@hearthline/rules/fields/field.ts';
import { HMDA_MAX } from '@hearthline/rules/regulation/hmda/codes.ts';
import * as z from 'zod/mini';
import type { Labels } from '@hearthline/web/form/sent-form.ts';
import { ETHNICITY_BOXES, RACE_BOXES, SEX_BOXES, type Box, type TextName } from './copy.ts';

export type Group = 'ethnicities' | 'races' | 'sexes';
export const BOXES: Readonly<Record<Group, readonly Box[]>> = { ethnicities: ETHNICITY_BOXES, races: RACE_BOXES, sexes: SEX_BOXES };

/** Checked codes as text, as checkboxes give them. */
export type HmdaValues = Record<Group, string[]> &
  Record<TextName, string> &
  Record<'ethnicityRefused' | 'raceRefused' | 'sexRefused', boolean>;
export const DEFAULTS: HmdaValues = {
  ethnicities: [],
  otherEthnicity: '',
  ethnicityRefused: false,
  races: [],
  tribe: '',
  otherAsian: '',
  otherPacificIslander: '',
  raceRefused: false,
  sexes: [],
  sexRefused: false,
};

const freeText = textField('', [
  [(text) => text.length <= HMDA_MAX.text, `Write at most ${HMDA_MAX.text} characters`],
  [isOneLine, NAME_MESSAGES.characters],
]);
const codes = z.array(z.string());
/** Nothing is required: leaving the page empty is an answer. */
export const SCHEMA = z.object({
  ethnicities: codes,
  otherEthnicity: freeText,
  ethnicityRefused: z.boolean(),
  races: codes,
  tribe: freeText,
  otherAsian: freeText,
  otherPacificIslander: freeText,
  raceRefused: z.boolean(),
  sexes: codes,
  sexRefused: z.boolean(),
});

const allBoxes = (boxes: readonly Box[]): readonly Box[] => boxes.flatMap((box) => [box, ...allBoxes(box.within ?? [])]);
export const LABELS: Labels<HmdaValues> = Object.fromEntries(
  Object.values(BOXES)
    .flatMap(allBoxes)
    .flatMap(({ text, label }) => (text ? [[text.name, label]] : [])),
);

/** Whether nothing was checked, typed or declined: lawful, and said after it was saved. */
export const isUnanswered = (values: HmdaValues): boolean =>
  Object.values(values).every((value) =>
    typeof value === 'boolean' ? !value : typeof value === 'string' ? value.trim() === '' : value.length === 0,
  );

/** The request body: codes in the order of the form, texts as typed, whatever else is checked. Nothing checked is sent as nothing checked. */
export function bodyOf(values: HmdaValues): OperationBody<'hmda-post'> {
  const checked = (group: Group): number[] =>
    allBoxes(BOXES[group])
      .map(({ code }) => code)
      .filter((code) => values[group].includes(String(code)));
  const texts = (['otherEthnicity', 'tribe', 'otherAsian', 'otherPacificIslander'] as const).map(
    (name) => [name, values[name].trim()] as const,
  );
  return {
    ethnicities: checked('ethnicities'),
    ethnicityRefused: values.ethnicityRefused,
    races: checked('races'),
    raceRefused: values.raceRefused,
    sexes: checked('sexes'),
    sexRefused: values.sexRefused,
    ...Object.fromEntries(texts.filter(([, text]) => text !== '')),
  };
}
