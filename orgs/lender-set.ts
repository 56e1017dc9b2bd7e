import type { Lender } from './schema.ts';

/** A domain of a lender's own at which it is served: its DNS says that it is theirs (record 163). */
export type OwnDomain = {
  /** In ASCII and lower case. */
  readonly domain: string;
  readonly orgCode: string;
  /** Links lead there. */
  readonly isMain: boolean;
};

/** The prefix of the lender that the bare host serves: the primary brand. */
const PRIMARY_PREFIX = 'www';

/** The lenders that are served at one instant. What makes a page reads one set for all of it, so that no page is half of each version. */
export type LenderSet = {
  readonly all: readonly Lender[];
  /** The primary brand, of the bare host; undefined where none is served. */
  readonly primary: Lender | undefined;
  readonly byCode: (orgCode: string) => Lender | undefined;
  /** By the first label of its host name: `<prefix>.localhost` here, `<prefix>.<domain>` outside. */
  readonly byPrefix: (prefix: string) => Lender | undefined;
  /** By a domain of the lender's own, which it has proved. */
  readonly byDomain: (domain: string) => Lender | undefined;
  /** The domain of a lender's own that links lead to; undefined where they lead to its host under the product's domain. */
  readonly mainDomain: (orgCode: string) => string | undefined;
  /** The lender whose logo a brand's folder has: the one that variants of the brand are variants of. */
  readonly byBrand: (orgBrand: string) => Lender | undefined;
};

/** What no two lenders may share, and how each is named to who keeps them. */
const ONCE = [
  ['orgCode', 'organization code'],
  ['hostPrefix', 'host prefix'],
  ['nmls', 'NMLS number'],
  ['lei', 'legal entity identifier'],
  ['supportPhone', 'phone number'],
] as const satisfies readonly (readonly [keyof Lender, string])[];

/** What one lender would share with another that is served, as sentences to who keeps all lenders; empty when it can be served beside them. */
export const sharedWith = (others: readonly Lender[], lender: Lender): string[] =>
  others.flatMap((other) =>
    other.orgCode === lender.orgCode
      ? []
      : ONCE.filter(([member]) => other[member] === lender[member]).map(
          ([member, what]) => `${other.name} has this ${what}: ${lender[member]}`,
        ),
  );

/** What a lender would share with others, at the members; whose it is no lender's people are told. */
export const sharedMembers = (others: readonly Lender[], lender: Pick<Lender, (typeof ONCE)[number][0]>) =>
  ONCE.filter(([member]) => others.some((other) => other[member] === lender[member])).map(([member, what]) => ({
    field: member,
    message: `Another lender has this ${what}`,
  }));

/** The lenders as one set. RangeError when two of them share what tells lenders apart. */
export function lenderSet(all: readonly Lender[], domains: readonly OwnDomain[] = []): LenderSet {
  const by = (key: (lender: Lender) => string): ReadonlyMap<string, Lender> => new Map(all.map((lender) => [key(lender), lender]));
  for (const [member, what] of ONCE) {
    const of = (lender: Lender): string => lender[member];
    if (by(of).size < all.length) {
      const values = all.map(of);
      throw new RangeError(`Two lenders have one ${what}: ${values.find((value, at) => values.indexOf(value) !== at)}`);
    }
  }
  const [codes, prefixes] = [by(({ orgCode }) => orgCode), by(({ hostPrefix }) => hostPrefix)];
  const own = new Map(domains.map(({ domain, orgCode }) => [domain, codes.get(orgCode)]));
  const main = new Map(domains.flatMap(({ domain, orgCode, isMain }) => (isMain ? [[orgCode, domain]] : [])));
  return {
    all,
    primary: prefixes.get(PRIMARY_PREFIX),
    byCode: (orgCode) => codes.get(orgCode),
    byPrefix: (prefix) => prefixes.get(prefix),
    byDomain: (domain) => own.get(domain),
    mainDomain: (orgCode) => main.get(orgCode),
    byBrand: (orgBrand) => all.find((lender) => lender.orgBrand === orgBrand && lender.orgCode === lender.canonicalOrgCode),
  };
}
