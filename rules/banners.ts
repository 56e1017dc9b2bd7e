/** Short messages above every page, in a list that anyone may read (B §3, B §4.2). */

export const BANNER_VARIANTS = ['info', 'warn'] as const;
export type BannerVariant = (typeof BANNER_VARIANTS)[number];

/** The applications that show banners: the borrower's, and the area of people who only sign. */
export const BANNER_APPS = ['heloc', 'heloc-signer'] as const;
export type BannerApp = (typeof BANNER_APPS)[number];

/** Characters of a message: two lines on a phone's page, so that the page below stays in view. */
export const BANNER_MESSAGE_MAX = 160;

/** Banners on one page at most (B §4.2). */
const SHOWN_MAX = 2;

/** Said where one record of the list lacks what each must have: none of them is shown then (B §5.8). */
export const BANNERS_UNREADABLE = 'Banner data does not match the expected format';

export type Banner = {
  readonly uuid: string;
  readonly message: string;
  readonly apps: readonly string[];
  readonly variant: BannerVariant;
  readonly active: boolean;
  readonly metadata: { readonly createdAt: string };
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isBanner = (value: unknown): value is Banner => {
  if (typeof value !== 'object' || value === null) return false;
  const { uuid, message, apps, variant } = value as Partial<Banner>;
  return (
    isText(uuid) &&
    isText(message) &&
    Array.isArray(apps) &&
    apps.length > 0 &&
    apps.every(isText) &&
    (BANNER_VARIANTS as readonly unknown[]).includes(variant)
  );
};

/**
 * The records of a list as it was received.
 * @throws Error when it is no list, or when a single record is malformed
 */
export function readBanners(received: unknown): readonly Banner[] {
  if (!Array.isArray(received) || !received.every(isBanner)) throw new Error(BANNERS_UNREADABLE);
  return received;
}

/** Milliseconds of an instant; a record without one counts as the oldest. */
const createdAt = ({ metadata }: Partial<Banner>): number => Date.parse(metadata?.createdAt ?? '') || 0;

/** What a page shows: active banners of this application, newest first, at most two. */
export const shownBanners = (banners: readonly Banner[], app: BannerApp): readonly Banner[] =>
  banners
    .filter(({ active, apps }) => active && apps.includes(app))
    .toSorted((one, other) => createdAt(other) - createdAt(one))
    .slice(0, SHOWN_MAX);
