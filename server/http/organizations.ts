import type { FastifyRequest } from 'fastify';

/** Which organizations a host may speak for; orgs/hosts.ts answers through this face. */
export type Organizations = {
  /** The host's own organization, or null when no organization is known by that host and no fallback is allowed. */
  readonly forHost: (host: string) => string | null;
  /** Whether a request on this host may name this organization in `x-org` or `?org=` (primary and test hosts: any that exists). */
  readonly allows: (host: string, code: string) => boolean;
};

/** What the HTML handler puts into the page. */
export type PageData = {
  /** 200 unless the page should be served with another status (neutral page of an unknown host: 404). */
  readonly status?: number;
  readonly title: string;
  readonly language?: string;
  /** Public organization data; null shows the neutral page. */
  readonly organization: unknown;
  /** Public flags of this organization. */
  readonly flags: unknown;
  /** CSS custom properties of the brand, as declarations: `--brand-ink: #123; …`. */
  readonly brandCss: string;
};

/** Supplies the data of a page. */
export type PageDataFor = (request: FastifyRequest) => Promise<PageData>;
