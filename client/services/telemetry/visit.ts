import { allowedOf, siteOfReferrer, TRACKED_QUERY } from '@hearthline/rules/tracking.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { retry } from '../retry.ts';
import type { OperationBody } from '@hearthline/web/api/operation.ts';

export type SessionBody = OperationBody<'ft-session'>;
export type SessionKey = NonNullable<SessionBody['sessionKey']>;

const KEY = 'visit';
/** Attempts to establish a visit, in all. */
export const SESSION_TRIES = 3;
const RETRIES_FAILED = 'An error occurred while establishing a session, retries failed.';
const NOT_ESTABLISHED = 'Could not establish session.';
/** Version of the event format. */
const LIB_VERSION = '1.0.0';
const APP_VERSION = '0.1.0';

type Page = Pick<Window, 'innerWidth' | 'innerHeight' | 'location' | 'sessionStorage'> & {
  readonly screen: Pick<Screen, 'width' | 'height'>;
  readonly document: Pick<Document, 'referrer'>;
};
/** What the server chose for this visit: whether it reports errors and web vitals, and whether its visitor is asked for a recording. */
export type Sampled = { readonly monitoring: boolean; readonly replay: boolean };
const NOT_SAMPLED: Sampled = { monitoring: false, replay: false };

type World = {
  readonly page: Page;
  readonly send: (body: SessionBody) => Promise<{ readonly sessionKey?: SessionKey; readonly sampled?: Sampled } | undefined>;
  readonly wait?: (milliseconds: number) => Promise<void>;
};

export type Visit = {
  /** The key of this tab's visit, established on first use. */
  readonly key: () => Promise<SessionKey>;
  /** Never fails: a visit that cannot be established is not sampled. */
  readonly sampled: () => Promise<Sampled>;
  /** The server no longer knows the key: the next use establishes a new one. */
  readonly isOver: () => void;
};

/** Query parameters of the page that may be sent. */
export const trackedQuery = (search: string): Record<string, string> =>
  allowedOf(TRACKED_QUERY, Object.fromEntries(new URLSearchParams(search)));

/** The visit of this tab. Its key is kept in session storage: it ends with the tab, and no other site can read it. */
export function visitOf({ page, send, wait }: World): Visit {
  let pending: Promise<SessionKey> | null = null;
  let sampled = NOT_SAMPLED;

  const held = (): SessionKey | null => {
    try {
      return JSON.parse(page.sessionStorage.getItem(KEY) ?? 'null') as SessionKey | null;
    } catch {
      return null;
    }
  };

  async function establish(): Promise<SessionKey> {
    const body: SessionBody = {
      platform: 'WEB',
      libVersion: LIB_VERSION,
      referrer: siteOfReferrer(page.document.referrer),
      queryParams: trackedQuery(page.location.search),
      screenWidth: page.screen.width,
      screenHeight: page.screen.height,
      windowWidth: page.innerWidth,
      windowHeight: page.innerHeight,
      sessionKey: held(),
      appVersion: APP_VERSION,
    };
    const options = { attempts: SESSION_TRIES, ...(wait && { wait }) };
    const answer = await retry(async () => send(body), options).catch((cause: unknown) => {
      throw new ApiError(RETRIES_FAILED, { status: 500, cause });
    });
    const key = answer?.sessionKey;
    if (!key?.trackerUuid) throw new ApiError(NOT_ESTABLISHED, { status: 0 });
    sampled = answer?.sampled ?? NOT_SAMPLED;
    try {
      page.sessionStorage.setItem(KEY, JSON.stringify(key));
    } catch {
      // storage unavailable: the key lasts for this page only
    }
    return key;
  }

  async function key(): Promise<SessionKey> {
    pending ??= establish();
    try {
      return await pending;
    } catch (error) {
      pending = null;
      throw error;
    }
  }

  return {
    key,
    sampled: () =>
      key().then(
        () => sampled,
        () => NOT_SAMPLED,
      ),
    isOver() {
      pending = null;
    },
  };
}
