/** The type families that ship with the product: each has digits of one width, and I, l and 1 that differ. The first two are the product's own. */
const FAMILY_NAMES = [
  'Source Sans 3',
  'Source Serif 4',
  'Public Sans',
  'IBM Plex Sans',
  'Atkinson Hyperlegible Next',
  'Nunito Sans',
  'Lora',
  'Bitter',
] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

/** Text is set without serifs (design §1). */
export const TEXT_FAMILIES = [
  'Source Sans 3',
  'Public Sans',
  'IBM Plex Sans',
  'Atkinson Hyperlegible Next',
  'Nunito Sans',
] as const satisfies readonly FamilyName[];
/** A question is set in any of them. */
export const QUESTION_FAMILIES = FAMILY_NAMES;

/** What a lender has that names none. */
export const USUAL = { text: 'Source Sans 3', question: 'Source Serif 4' } as const satisfies Record<string, FamilyName>;

/** Those that a page loads for a lender of theirs alone. */
export const OTHER_FAMILIES: readonly FamilyName[] = FAMILY_NAMES.filter((name) => !Object.values<string>(USUAL).includes(name));

type Family = {
  /** How the name of its file begins, and the end of its package's name. */
  readonly file: string;
  /** Above and below the baseline, in ems. */
  readonly ascent: number;
  readonly descent: number;
  /**
   * Its width as a multiple of a typeface that people have: of Arial for text at weight 400, of Georgia and Times for a question at 600. Measured in a browser
   * over the 977 sentences of the screens; Georgia's from that of Times.
   */
  readonly width: { readonly arial: number } | { readonly georgia: number; readonly times: number };
};

const FAMILIES: Readonly<Record<FamilyName, Family>> = {
  'Source Sans 3': { file: 'source-sans-3', ascent: 1.02, descent: 0.4, width: { arial: 0.935 } },
  'Source Serif 4': { file: 'source-serif-4', ascent: 1.04, descent: 0.34, width: { georgia: 1.086, times: 1.192 } },
  'Public Sans': { file: 'public-sans', ascent: 0.95, descent: 0.225, width: { arial: 1.037 } },
  'IBM Plex Sans': { file: 'ibm-plex-sans', ascent: 1.025, descent: 0.275, width: { arial: 1.005 } },
  'Atkinson Hyperlegible Next': { file: 'atkinson-hyperlegible-next', ascent: 0.984, descent: 0.316, width: { arial: 0.988 } },
  'Nunito Sans': { file: 'nunito-sans', ascent: 1.011, descent: 0.353, width: { arial: 1.007 } },
  Lora: { file: 'lora', ascent: 1.006, descent: 0.274, width: { georgia: 1.071, times: 1.176 } },
  Bitter: { file: 'bitter', ascent: 0.935, descent: 0.265, width: { georgia: 1.051, times: 1.153 } },
};

const LOCAL = {
  arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
  georgia: ['Georgia'],
  times: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Times'],
} as const;
type Local = keyof typeof LOCAL;

const isSerif = (name: FamilyName): boolean => !('arial' in FAMILIES[name].width);
/** The stand-ins of the product's own families are rules of kit/styles/fonts.css, under these names too. */
const standIn = (name: FamilyName, local: Local): string => `${name.replace(/ \d$/, '')} Fallback${local === 'times' ? ' Times' : ''}`;
const standIns = (name: FamilyName): [Local, number][] => Object.entries(FAMILIES[name].width) as [Local, number][];

/** The name that a family has in styles, as its package calls it. */
export const faceOf = (name: FamilyName): string => `${name} Variable`;
/** How the name of a family's file begins. */
export const fileOf = (name: FamilyName): string => `${FAMILIES[name].file}-latin-wght-normal`;

/** A family with its stand-ins, as a list for `font-family`. */
export function stackOf(name: FamilyName): string {
  const names = [faceOf(name), ...standIns(name).map(([local]) => standIn(name, local))].map((one) => `"${one}"`);
  return [...names, ...(isSerif(name) ? ['serif'] : ['system-ui', 'sans-serif'])].join(', ');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The font-face rules of the stand-ins of families that are not the product's own: typefaces that people have, scaled to its width and height so that no line moves when it arrives. */
export const standInRules = (families: readonly FamilyName[]): string =>
  families
    .filter((name) => OTHER_FAMILIES.includes(name))
    .flatMap((name) =>
      standIns(name).map(([local, width]) => {
        const { ascent, descent } = FAMILIES[name];
        const sources = LOCAL[local].map((one) => `local('${one}')`).join(',');
        const measures = `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`;
        return `@font-face{font-family:'${standIn(name, local)}';src:${sources};font-weight:200 900;${measures}}`;
      }),
    )
    .join('');

/** How a question is set: one without serifs a little heavier and tighter. */
export const questionLook = (name: FamilyName): { readonly weight: string; readonly tracking: string } =>
  isSerif(name) ? { weight: '600', tracking: '-.012em' } : { weight: '680', tracking: '-.018em' };

/** The families of a brand, each once: of its text, then of its questions. */
export function familiesOf(brand: { readonly fontText: FamilyName | null; readonly fontQuestion: FamilyName | null }): FamilyName[] {
  return [...new Set([brand.fontText ?? USUAL.text, brand.fontQuestion ?? USUAL.question])];
}
