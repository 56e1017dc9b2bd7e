/**
 * What an experiment may vary, and what a valid one is. The table is closed: a price, a fee, who is eligible, a disclosure, a consent or a fixed
 * sentence has no row, so no experiment can touch one (12 CFR 1002.4: applicants in one situation are treated alike). The desk, the server's start
 * and every evaluation refuse a surface that is not here.
 */

type Surface = {
  /** Where it is, for the people who run experiments. */
  readonly shows: string;
  /** What a visitor without an experiment sees. */
  readonly control: string;
  readonly variations: Readonly<Record<string, string>>;
};

/** Every surface an experiment may vary, with all its variations; client/services/flags/experiments.ts reads them. */
export const SURFACES = {
  'registration-reassurance': {
    shows: 'The second note beside the question for the legal name',
    control: 'encryption-first',
    variations: {
      'encryption-first': 'Encryption is the bold line, stopping at any point comes second',
      'stop-first': 'Stopping at any point is the bold line, encryption comes second',
    },
  },
  'registration-contact': {
    shows: 'The order of the two notes beside the question for phone and email',
    control: 'soft-check-first',
    variations: {
      'soft-check-first': 'That it is a soft check comes first, why we need phone and email second',
      'reason-first': 'Why we need phone and email comes first, that it is a soft check second',
    },
  },
} as const satisfies Record<string, Surface>;

export type SurfaceKey = keyof typeof SURFACES;
export type VariationOf<Key extends SurfaceKey> = Extract<keyof (typeof SURFACES)[Key]['variations'], string>;
export const SURFACE_KEYS = Object.keys(SURFACES) as SurfaceKey[];

export const isSurface = (key: string): key is SurfaceKey => Object.hasOwn(SURFACES, key);
export const isVariation = (surface: SurfaceKey, key: string): boolean => Object.hasOwn(SURFACES[surface].variations, key);

/** Widths of the window, in pixels, from which a page is laid out as on a tablet and as on a computer. */
export const TABLET_FROM = 768;
export const COMPUTER_FROM = 1024;
/** The devices an audience may name, by the width of the window. */
export const DEVICES = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof DEVICES)[number];
export const deviceOf = (windowWidth: number): Device =>
  windowWidth < TABLET_FROM ? 'phone' : windowWidth < COMPUTER_FROM ? 'tablet' : 'computer';

/** To whom an experiment is shown: every new visitor of the lender, or those on one kind of device, or from one campaign's source. */
export type Audience = { readonly device?: Device | undefined; readonly source?: string | undefined };
/** A variation, and of 100 visitors how many get it. */
export type Share = { readonly key: string; readonly weight: number };
export type Definition = { readonly surface: string; readonly question: string; readonly variations: readonly Share[] };

/** Name, URL or not of what an experiment would vary: its refusal. */
export const NOT_VARIABLE = 'An experiment cannot vary this. Choose a part of the page from the list.';
const TWO = 'Choose two variations or more.';
const WHOLE = 'Shares are whole numbers from 1 to 99, and add up to 100.';
const QUESTION = 'Write the question it answers in 10 to 200 characters.';

export type Refusal = { readonly field: 'surface' | 'question' | 'variations'; readonly message: string };

/** What is wrong with a definition, by field; empty for a valid one. */
export function refusalsOf({ surface, question, variations }: Definition): readonly Refusal[] {
  if (!isSurface(surface)) return [{ field: 'surface', message: NOT_VARIABLE }];
  const keys = new Set(variations.map(({ key }) => key));
  const areWhole = variations.every(({ weight }) => Number.isInteger(weight) && weight >= 1 && weight <= 99);
  const total = variations.reduce((sum, { weight }) => sum + weight, 0);
  const length = question.trim().length;
  return [
    ...(length < 10 || length > 200 ? [{ field: 'question', message: QUESTION } as const] : []),
    ...(keys.size < 2 || keys.size < variations.length ? [{ field: 'variations', message: TWO } as const] : []),
    ...([...keys].every((key) => isVariation(surface, key)) ? [] : [{ field: 'variations', message: NOT_VARIABLE } as const]),
    ...(areWhole && total === 100 ? [] : [{ field: 'variations', message: WHOLE } as const]),
  ];
}

/** The variation at a point from 0 up to 1, in the order of the shares. */
export function variationAt(point: number, variations: readonly Share[]): string | undefined {
  let passed = 0;
  return variations.find(({ weight }) => point * 100 < (passed += weight))?.key;
}

/**
 * The interval that holds the true share with 95% confidence, by Wilson's score: right for few visitors too, where the plain formula leaves 0 to 1
 * (Wilson 1927, https://doi.org/10.1080/01621459.1927.10502953). 0 to 1 when nobody was counted.
 */
export function wilson(hits: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.959_964;
  const share = hits / of;
  const scale = 1 + z ** 2 / of;
  const center = (share + z ** 2 / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return [Math.max(0, center - half), Math.min(1, center + half)];
}
