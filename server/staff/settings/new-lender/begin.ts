/** What a new lender begins with before its people have said anything: the harmless settings of the product, and nothing of law. */
import { DEMO_DEFAULTS, DEMO_LINE } from '@hearthline/orgs/demo-defaults.ts';
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { addLenderDraft } from '@hearthline/database/stores/settings/lender-drafts.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { desk } from '@hearthline/journey/paths.ts';
import { v7 } from 'uuid';

/** How long a link is there. */
const LINK_LIFE_MS = 7 * 86_400_000;

const NOWHERE = { street1: '', street2: null, city: '', state: '', zip: '' };

/** Every setting: who the lender is by law is empty, and it is in test. */
const EMPTY = {
  ...DEMO_DEFAULTS,
  orgCode: '',
  canonicalOrgCode: '',
  hostPrefix: '',
  orgBrand: '',
  name: '',
  legalName: '',
  address: NOWHERE,
  affiliates: [],
  nmls: '',
  originatorNmls: '',
  lei: '',
  ecoaAgency: '',
  brand: {
    color: '#2f4b6e',
    radius: 8,
    fontText: null,
    fontQuestion: null,
    mark: '<path d="M16 3L29 14.5L29 29L19 29L19 20L13 20L13 29L3 29L3 14.5Z"/>',
    ownLoader: true,
  },
  identityChangeHours: 48,
  staffDomains: [],
  supportPhone: '',
  supportEmail: '',
  licensedStates: [],
  trustees: [],
  heloc: DEMO_LINE,
  exemptBrokerNmls: [],
  disclaimers: [],
  serving: 'TEST',
} as const;

/** Invites a person to set up a lender; the path of the link, which holds its secret behind the `#` that no server is sent. */
export async function inviteLender(on: Queryable, email: string, now: Date): Promise<string> {
  const secret = newOneTimeSecret();
  const { version: _, ...settings } = EMPTY;
  const expires_at = new Date(now.getTime() + LINK_LIFE_MS);
  await addLenderDraft(on, { id: v7(), token_hash: hashOfSecret(secret), email, settings, created_at: now, expires_at });
  return desk.newLender(secret);
}
