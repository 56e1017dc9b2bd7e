import type { Reply } from '@hearthline/web/api/operation.ts';

export type Sheet = Reply<'desk-rate-sheets-get'>[number];
export type Checked = Reply<'desk-rate-sheet-preview'>;
export type Preview = NonNullable<Checked['preview']>;
export type SampleRow = Preview['rows'][number];

export const INCOME = { WAGES: 'Wages', RETIREMENT: 'Retirement', PUBLIC_ASSISTANCE: 'Public assistance' } as const;

/** The largest file that is sent, bytes. */
export const MOST_BYTES = 10_000_000;
export const TOO_LARGE = 'The file is larger than 10 MB; a rate sheet has a few kilobytes.';

export const percent = (value: number | null): string => (value === null ? '' : `${value.toFixed(2)}%`);
export const dollars = (value: number | null): string => (value === null ? '' : `$${Math.round(value).toLocaleString('en-US')}`);
/** Where a problem stands: "Line 4, column B". */
export const whereOf = ({ line, column }: Checked['problems'][number]): string =>
  line === null ? '' : `Line ${line}${column === null ? '' : `, column ${column}`}: `;
