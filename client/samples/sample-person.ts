import { applicationScreenOf } from '@hearthline/journey/status-copy/screen-titles.ts';
import type { ApplicationScreen, Query } from '@hearthline/journey/paths.ts';
import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import type { PreviewedPerson, PreviewedSite } from '@hearthline/web/preview.ts';
import type { Application } from '../services/application.ts';
import type { SignerProfile } from '../services/signer.ts';
import { sampleApplication, sampleStatus } from './sample-application.ts';
import { sampleSigner } from './sample-signer.ts';

/** Where a person is who sees a screen that no status leads to by itself: a question within a step, or a screen that others share. */
const STATUSES: Partial<Record<ApplicationScreen, StatusAnswer['status']>> = {
  'product/select/confirm': 'OFFER_SELECTION',
  'start/profile': 'CREDIT_NO_MATCH',
  'bank/manual-disburse': 'DISBURSEMENT_ACCOUNT',
  'bank/autopay-manual': 'AUTOPAY_ACCOUNT',
  'bpo/order-bpo': 'NAV_BPO_ORDER_REQUEST',
  'income/link/:type': 'INCOME_VERIFICATION',
  'income/upload/:type': 'INCOME_VERIFICATION',
  'income/pointserv-callback': 'INCOME_VERIFICATION',
  'signing/support': 'NOTE_SIGNING',
  'notary/intro': 'DEED_SIGNING',
  'notary/session': 'DEED_SIGNING',
  'notary/schedule-manual': 'DEED_SIGNING',
  'notary/error': 'DEED_SIGNING',
  'notary/reserve-manual': 'MANUAL_DEED_SIGNING',
  'insurance/requirements': 'TRUST_AND_INSURANCE',
  complete: 'RESCISSION',
};

const led = (screen: ApplicationScreen): StatusAnswer['status'] | undefined =>
  CHECKLIST_STATUSES.find((status) => STATUS_TABLE[status].route.screen === screen && STATUS_TABLE[status].route.kind !== 'wait');

/** What the address of a screen carries, by its path. */
const QUERIES: Readonly<Record<string, ((site: PreviewedSite) => Query) | undefined>> = {
  'product/select/confirm': ({ line }) => ({ amount: String(line.draw), term: String(line.term), fee: String(line.feePercent) }),
  'conditions/upload-document': () => ({ conditionUuid: 'sample' }),
};

/** A sample person at a screen. */
export type Sampled = {
  readonly application: Application;
  readonly status: StatusAnswer;
  readonly screen: ApplicationScreen | null;
  readonly query: Query;
  readonly signer: SignerProfile;
};

/** The first borrower and the co-owner: their application, with the line that was chosen, at a screen. */
export function sampledAt(path: string, person: PreviewedPerson, site: PreviewedSite): Sampled {
  const screen = applicationScreenOf(path);
  const { line } = site;
  const { home, occupancy, timeZone, names, email } = person;
  const code = screen ? (STATUSES[screen] ?? led(screen) ?? 'OFFER_SELECTION') : 'INCOME_VERIFICATION';
  const status = sampleStatus({ status: code, closingDisclosure: screen?.startsWith('notary') ? 'COMPLETE' : 'INITIAL' });
  const [, co = 'Paula Joint'] = names;
  const [firstName = '', lastName = ''] = co.split(' ');
  const sample = sampleApplication();
  const address = { ...home, street2: null };
  const property = { ...sample.property, state: home.state, occupancyType: occupancy, address, ownership: 'JOINT' as const };
  return {
    screen,
    status,
    query: QUERIES[path]?.(site) ?? {},
    application: sampleApplication({
      organizationCode: (site.organization as { orgCode: string }).orgCode,
      property: names.length > 1 ? property : { ...property, ownership: null },
      amount: line.amount,
      uwCalculatedDrawAmount: line.draw,
      rate: line.rate,
      term: line.term,
      timeZone,
      originatorDisplayInfo: null,
      status,
    }),
    signer: sampleSigner({
      organizationCode: (site.organization as { orgCode: string }).orgCode,
      name: { firstName, lastName },
      email: names.length > 1 ? `${firstName.toLowerCase()}@example.com` : email,
      primary: names[0] ?? '',
      property: address,
      timeZone,
      line: { amount: line.amount, term: null, rate: null },
    }),
  };
}
