/** Sources of income as they are typed in a form: text until they are sent, and what is wrong with them. */
import { typedDollars } from '@hearthline/rules/money.ts';
import { FIGURES, type Figures, SOURCE_KINDS, type SourceKind } from '@hearthline/rules/income/figures.ts';
import { sourceIncome } from '@hearthline/rules/income/worksheet.ts';

export type TypedSource = {
  readonly kind: SourceKind;
  readonly documentUuid: string;
  readonly figures: Readonly<Record<string, string | undefined>>;
};
export const EMPTY_SOURCE: TypedSource = { kind: 'WAGES', documentUuid: '', figures: {} };
export const MOST_SOURCES = 10;
const CHOOSE_FILE = 'Choose the file';

/** A number as typed, with a minus for a loss; the text where it is none, which the rules refuse. */
function numberIn(text: string): number | string {
  const isLoss = /^\s*[-−]/.test(text);
  const amount = typedDollars(text.replace(/^\s*[-−]/, ''));
  return amount === null ? text : isLoss ? -amount : amount;
}

export const figuresOf = ({ kind, figures }: TypedSource): Figures =>
  Object.fromEntries(
    Object.entries(FIGURES[kind]).flatMap(([name, { unit }]) => {
      const text = figures[name]?.trim() ?? '';
      if (text === '') return [];
      return [[name, unit === 'DOLLARS' || unit === 'NUMBER' ? numberIn(text) : text]];
    }),
  );

/** As they are sent. */
export const sentSources = (sources: readonly TypedSource[]) =>
  sources.map((source) => ({ kind: source.kind, documentUuid: source.documentUuid, figures: figuresOf(source) }));

/** Days are compared with today by the server, whose clock counts: here no day is in the future, and none too near. */
const dayFor = (kind: SourceKind): string => (kind === 'SUPPORT' ? '1900-01-01' : '9999-12-31');

export const resultOf = (source: TypedSource) => sourceIncome({ kind: source.kind, figures: figuresOf(source) }, dayFor(source.kind));

/** What is wrong, by the path of its field below the sources. */
export const problemsOf = (sources: readonly TypedSource[]): { readonly path: (string | number)[]; readonly message: string }[] =>
  sources.flatMap((source, at) => [
    ...(source.documentUuid === '' ? [{ path: [at, 'documentUuid'], message: CHOOSE_FILE }] : []),
    ...resultOf(source).problems.map(({ figure, message }) => ({ path: [at, 'figures', figure], message })),
  ]);

/** The label of every field that a refusal may name. */
export const labelsOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: MOST_SOURCES }, (_, at) => [
      [`${name}.${at}.documentUuid`, 'File'],
      ...SOURCE_KINDS.flatMap((kind) =>
        Object.entries(FIGURES[kind]).map(([figure, { label }]) => [`${name}.${at}.figures.${figure}`, label]),
      ),
    ]).flat(),
  );
