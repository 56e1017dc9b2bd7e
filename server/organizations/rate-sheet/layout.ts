import { OCCUPANCY_TYPES } from '@hearthline/rules/enums.ts';
import { OCCUPANCY_LABELS } from '@hearthline/rules/labels.ts';
import type { RateSheet } from '@hearthline/rules/offers/types.ts';

/**
 * How a rate sheet is laid out in a spreadsheet (docs/how-to/set-rates.md): one table below the other, each a title, a row of headings, and its rows. What
 * is read and what is written both follow from these tables.
 */

/** In which forms a figure is accepted: percent and points with or without a percent sign, dollars with or without sign and thousands commas. */
export type Unit = 'percent' | 'points' | 'dollars' | 'whole';
/** `path`: where the figure of a row is in a `RateSheet`. `name`: what the row is named in the first column, where that is no figure. */
export type Column = { readonly heading: string; readonly unit: Unit; readonly path: (row: number, name: string) => (string | number)[] };
export type Table = {
  readonly title: string;
  readonly key: keyof RateSheet;
  /** Heading and names of a first column that has no figures: each name once, in any order. */
  readonly names?: { readonly heading: string; readonly of: Readonly<Record<string, string>> };
  /** Heading of a first column that counts the rows from 0. */
  readonly counted?: string;
  /** The table has one row. */
  readonly single?: true;
  readonly columns: readonly Column[];
};

const POINTS = 'Points added';

/** Two columns: what a row is for, and the points that it adds. */
const adding = (key: 'cltv' | 'terms' | 'fees' | 'lineSizes', title: string, heading: string, member: string, unit: Unit): Table => ({
  title,
  key,
  columns: [
    { heading, unit, path: (row) => [key, row, member] },
    { heading: POINTS, unit: 'points', path: (row) => [key, row, 'add'] },
  ],
});

export const TABLES: readonly Table[] = [
  {
    title: 'Score tiers',
    key: 'tiers',
    columns: [
      { heading: 'Score from', unit: 'whole', path: (row) => ['tiers', row, 'score'] },
      { heading: 'Base rate %', unit: 'percent', path: (row) => ['tiers', row, 'base'] },
      ...OCCUPANCY_TYPES.map((one): Column => ({
        heading: `Max CLTV % ${OCCUPANCY_LABELS[one].toLowerCase()}`,
        unit: 'percent',
        path: (row) => ['tiers', row, 'maxCltv', one],
      })),
      { heading: 'Max line $', unit: 'dollars', path: (row) => ['tiers', row, 'maxLine'] },
      { heading: 'Max DTI %', unit: 'percent', path: (row) => ['tiers', row, 'maxDti'] },
    ],
  },
  adding('cltv', 'CLTV bands', 'CLTV up to %', 'upTo', 'percent'),
  adding('terms', 'Terms', 'Term in years', 'years', 'whole'),
  adding('fees', 'Origination fees', 'Fee %', 'percent', 'percent'),
  {
    title: 'Occupancies',
    key: 'occupancy',
    names: { heading: 'Occupancy', of: OCCUPANCY_LABELS },
    columns: [{ heading: POINTS, unit: 'points', path: (_, name) => ['occupancy', name] }],
  },
  {
    title: 'Lien positions',
    key: 'liensAhead',
    counted: 'Liens ahead',
    columns: [{ heading: POINTS, unit: 'points', path: (row) => ['liensAhead', row] }],
  },
  adding('lineSizes', 'Line sizes', 'Line from $', 'from', 'dollars'),
  {
    title: 'Duplex',
    key: 'duplex',
    single: true,
    columns: [
      { heading: 'Score from', unit: 'whole', path: () => ['duplex', 'minScore'] },
      { heading: 'Max DTI %', unit: 'percent', path: () => ['duplex', 'maxDti'] },
    ],
  },
];

/** The headings of a table in their order. */
export const headingsOf = ({ names, counted, columns }: Table): string[] => [
  ...(names ? [names.heading] : counted === undefined ? [] : [counted]),
  ...columns.map(({ heading }) => heading),
];

/** Whether the first column of a table names or counts its rows. */
export const isNamed = ({ names, counted }: Table): boolean => names !== undefined || counted !== undefined;
