/** Whole journeys in the browser, with nothing played by the sandbox: from the address to the end, one row each. */
import { COPY as INSURANCE } from '@hearthline/client/screens/insurance/upload/copy.ts';
import { COPY as AUTOPAY } from '@hearthline/client/screens/bank/autopay/copy.ts';
import { uuidOf } from '@hearthline/journey/paths.ts';
import type { Page, TestInfo } from '@playwright/test';

import { ACCOUNTS, autopayFromOther } from '../pages/bank.ts';
import { passTime, staff } from '../setup/sandbox.ts';
import { failAtNotary, meetTheirNotary, refuseTheirs, rescind, sendBlurredIds, signTheirs } from '../walk/closing-screens.ts';
import { type Hands, workWith } from '../walk/hands.ts';
import { cutEverySubmit, loseEveryReply } from '../walk/line.ts';
import { type Act, ACTS, insureHome } from '../walk/screens.ts';
import { WALK } from '../walk/table.ts';
import { type Journey, walk } from '../walk/walk.ts';
import { accessible, expect, test } from '../setup/test.ts';

const CO_OWNER: Journey['coOwner'] = { CO_DEED_REQ: signTheirs, DEED_SIGNING: meetTheirNotary };

/** Types a policy that covers too little the first two times. */
const insureTooLittle: Act = {
  shows: (page) => page.getByRole('button', { name: INSURANCE.submit }),
  does: async (page, { visit }) => insureHome(page, ['1000', '20000'][visit]),
};

/** Leaves the offers until they have expired, and chooses among the new ones. */
const waitTooLong: Act = {
  shows: (page) => page.getByRole('button', { name: 'Continue' }),
  does: async (page, walker) => {
    if (walker.visit === 0) {
      await passTime(page.request, uuidOf(page.url()) ?? '', '31d');
      await page.reload();
    } else await ACTS['product/select']?.does(page, walker);
  },
};

/** Pays the line from a bank account, as the account at the exchange only receives. */
const payFromBank: Act = {
  shows: (page) => page.getByRole('button', { name: AUTOPAY.submit }),
  does: (page) => autopayFromOther(page, ACCOUNTS.good),
};

/** The lender closes the application while a bank account is asked for. */
const lenderCloses: Act = {
  shows: (page) => page.getByRole('heading', { level: 1 }),
  does: async (page) => {
    await staff(page.request, uuidOf(page.url()) ?? '', 'cancel');
    // a page that waits for the borrower does not ask again by itself
    await page.reload();
  },
};

const grace = (modifier: string, more: Partial<Journey> = {}): Journey => ({
  persona: 'happy',
  modifiers: [modifier],
  ends: 'COMPLETE',
  ...more,
});

/** By its title: who, and what is different. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  'persona 1': { persona: 'happy', ends: 'COMPLETE', sees: ['signing/sign', 'notary/intro', 'insurance/upload', 'complete'] },
  // the one whole journey of the short set: it passes all that a sole owner does, and the co-owner's part
  '@short persona 2': {
    persona: 'joint',
    ends: 'COMPLETE',
    coOwner: CO_OWNER,
    passes: ['CO_DEED_REQ'],
    sees: ['signing/sign', 'signing/additional', 'notary/intro', 'insurance/upload', 'complete'],
  },
  'persona 3': {
    persona: 'trust',
    ends: 'COMPLETE',
    passes: ['ORDER_FULL_TITLE'],
    sees: ['conditions/upload-document', 'insurance/upload'],
  },
  'persona 6': {
    persona: 'coin',
    link: '/account/heloc/register-v2?utm_source=cloc',
    ends: 'COMPLETE',
    does: { 'bank/autopay': payFromBank },
    sees: ['bank/autopay-manual', 'signing/sign', 'notary/intro', 'insurance/upload', 'complete'],
  },
  'persona 7': {
    persona: 'houston',
    ends: 'COMPLETE',
    passes: ['NAV_RESI_EVAL_PROCESSING', 'NOTARY_WAITING_PERIOD', 'MANUAL_DEED_SIGNING'],
    sees: ['bpo/condition', 'bpo/waiting', 'notary/reserve-manual'],
  },
  'persona 8': { persona: 'york', host: 'ny.localhost', ends: 'COMPLETE', passes: ['ATTORNEY_REVIEW'], sees: ['document/disclosures'] },
  'persona 35': { persona: 'flood', ends: 'COMPLETE', sees: ['insurance/upload'] },
  'persona 36': { persona: 'title', ends: 'COMPLETE', passes: ['FINAL_TITLE_COMPLETE'], sees: ['conditions/upload-document'] },
  'persona 37': {
    persona: 'onsite',
    ends: 'COMPLETE',
    passes: ['ONSITE_APPRAISAL_PENDING', 'REVISED_OFFER_SELECTION', 'MANUAL_DEED_SIGNING'],
    sees: ['bpo/estimate-value', 'bpo/order-bpo', 'hold'],
  },
  'persona 38': { persona: 'payoff', ends: 'COMPLETE', passes: ['PAYOFF_REQUEST_PENDING', 'DIRECT_DEBT_PAYOFF'], sees: ['payoff/hold'] },
  'persona 39': {
    persona: 'notary',
    ends: 'COMPLETE',
    does: { 'notary/intro': failAtNotary },
    passes: ['MANUAL_DEED_SIGNING'],
    sees: ['notary/error', 'notary/reserve-manual'],
  },
  'persona 40': { persona: 'attorney', ends: 'COMPLETE', passes: ['ATTORNEY_REVIEW', 'MANUAL_DEED_SIGNING'] },
  'persona 1 +rescind': grace('rescind', { ends: 'CANCELLED', does: { complete: rescind }, passes: ['RESCISSION'] }),
  'persona 1 +recreject': grace('recreject', { passes: ['RECORDING'] }),
  'persona 1 +achr03': grace('achr03', { passes: ['FUNDING_DECISION'] }),
  'persona 1 +noins': grace('noins', { does: { 'insurance/upload': insureTooLittle } }),
  'persona 1 +declineafter': grace('declineafter', { ends: 'DECLINED', sees: ['error/credit'] }),
  'persona 1 +expired': grace('expired', { does: { 'product/select': waitTooLong } }),
  'persona 1 +slow': grace('slow'),
  'persona 1 +ofac': grace('ofac', { passes: ['FACTA_REVIEW'], sees: ['error/timeout'] }),
  'persona 1 +scra': grace('scra'),
  'persona 1 +cancelled': grace('cancelled', { ends: 'CANCELLED', does: { 'bank/disburse': lenderCloses } }),
  'persona 2 +codeedrefuse': { persona: 'joint', modifiers: ['codeedrefuse'], ends: 'CANCELLED', coOwner: { CO_DEED_REQ: refuseTheirs } },
  'persona 2 +signererror': { persona: 'joint', modifiers: ['signererror'], ends: 'CO_DEED_REQ', coOwner: { CO_DEED_REQ: sendBlurredIds } },
};

/** Walks, and leaves what it took for the table of the run. */
async function tell(info: TestInfo, page: Page, journey: Journey, options: Parameters<typeof walk>[2] = {}) {
  test.setTimeout(900_000);
  const walked = await walk(page, journey, options);
  await info.attach(WALK, { body: JSON.stringify(walked), contentType: 'application/json' });
  return walked;
}

test.describe('from the address to the end', () => {
  for (const [title, journey] of Object.entries(JOURNEYS))
    test(title, async ({ page }, info) => {
      test.skip(info.project.name === '360', 'the same at every width');
      await tell(info, page, journey);
    });
});

const GRACE: Journey = { persona: 'happy', ends: 'COMPLETE' };

test.describe('persona 1 from the address to the end', () => {
  const hands: Readonly<Record<string, readonly [Hands, width: string]>> = {
    'by touch at 360 px': ['touch', '360'],
    'by keyboard only': ['keyboard', '1280'],
  };
  for (const [title, [how, width]] of Object.entries(hands))
    test(title, async ({ page }, info) => {
      test.skip(info.project.name !== width, `at ${width} px`);
      const back = workWith(how, page);
      try {
        await tell(info, page, GRACE);
      } finally {
        back();
      }
    });

  test('each page is accessible', async ({ page }, info) => {
    test.skip(info.project.name !== '360', 'where the room is smallest');
    await tell(info, page, GRACE, { onScreen: accessible });
  });

  test('with every page loaded again when it has come', async ({ page }, info) => {
    test.skip(info.project.name === '360', 'the same at every width');
    await tell(info, page, GRACE, { onScreen: async () => void (await page.reload()) });
  });

  test('with the connection gone in the middle of every submit', async ({ page }, info) => {
    test.skip(info.project.name === '360', 'the same at every width');
    const { broken, pressAgain } = await cutEverySubmit(page);
    await tell(info, page, GRACE, { onStall: pressAgain });
    expect(broken.length, broken.join('\n')).toBeGreaterThanOrEqual(15);
  });

  test('with the reply to every submit lost after it was done', async ({ page }, info) => {
    test.skip(info.project.name === '360', 'the same at every width');
    const { broken, pressAgain } = await loseEveryReply(page);
    await tell(info, page, GRACE, { onStall: pressAgain });
    expect(broken.length, broken.join('\n')).toBeGreaterThanOrEqual(15);
  });
});
