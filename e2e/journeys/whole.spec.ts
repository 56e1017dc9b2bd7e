/** Whole journeys in the browser, with nothing played by the sandbox: from the address to the end, one row each. */
import type { Page, TestInfo } from '@playwright/test';

import { type Hands, workWith } from '../walk/hands.ts';
import { cutEverySubmit, pressAgain, loseEveryReply } from '../walk/line.ts';
import { WALK } from '../walk/table.ts';
import { type Journey, walk } from '../walk/walk.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** By its title: who, and what is different. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  '@short persona 1': { persona: 'happy', ends: 'FINAL_OFFER' },
  '@short persona 2': { persona: 'joint', ends: 'FINAL_OFFER' },
  'persona 3': { persona: 'trust', ends: 'FINAL_OFFER', passes: ['ORDER_FULL_TITLE'] },
  'persona 7': { persona: 'houston', ends: 'FINAL_OFFER', passes: ['NAV_BPO_PROCESSING'], sees: ['bpo/condition', 'bpo/waiting'] },
  'persona 8': { persona: 'york', host: 'ny.localhost', ends: 'FINAL_OFFER', sees: ['document/disclosures'] },
  'persona 35': { persona: 'flood', ends: 'FINAL_OFFER' },
  'persona 36': { persona: 'title', ends: 'FINAL_OFFER', passes: ['FINAL_TITLE_COMPLETE'], sees: ['conditions/upload-document'] },
  'persona 37': { persona: 'onsite', ends: 'FINAL_OFFER', passes: ['ONSITE_APPRAISAL_PENDING'], sees: ['bpo/estimate-value', 'hold'] },
  'persona 38': { persona: 'payoff', ends: 'FINAL_OFFER', passes: ['PAYOFF_REQUEST_PENDING'], sees: ['payoff/hold'] },
  'persona 39': { persona: 'notary', ends: 'FINAL_OFFER' },
  'persona 40': { persona: 'attorney', ends: 'FINAL_OFFER' },
  'persona 1 +declineafter': { persona: 'happy', modifiers: ['declineafter'], ends: 'DECLINED' },
  'persona 1 +ofac': { persona: 'happy', modifiers: ['ofac'], ends: 'FINAL_OFFER', passes: ['FACTA_REVIEW'] },
  'persona 1 +slow': { persona: 'happy', modifiers: ['slow'], ends: 'FINAL_OFFER' },
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

const GRACE: Journey = { persona: 'happy', ends: 'FINAL_OFFER' };

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
    const cut = await cutEverySubmit(page);
    await tell(info, page, GRACE, { onStall: pressAgain });
    expect(cut.length, cut.join('\n')).toBeGreaterThanOrEqual(10);
  });

  test('with the reply to every submit lost after it was done', async ({ page }, info) => {
    test.skip(info.project.name === '360', 'the same at every width');
    const lost = await loseEveryReply(page);
    await tell(info, page, GRACE, { onStall: pressAgain });
    expect(lost.length, lost.join('\n')).toBeGreaterThanOrEqual(10);
  });
});
