import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REASON_CODES } from '../enums.ts';
import { adverseAction, ECOA_STATEMENT, keyFactors, noticeRecipients } from './adverse-action.ts';
import { deliveryOf, mayDeliverElectronically, rescissionCopies } from './esign.ts';
import {
  allowsRemoteNotary,
  instrumentOf,
  needsAttorney,
  needsSpouse,
  spouseMissing,
  countyPlace,
  trusteeOf,
  recordingOffice,
  STATE_LISTS,
  witnessCount,
} from './states.ts';
import { afterQuiet, isQuiet, maySendText, readReply, revokedBy, STOP_WORDS, stopHonoredBy } from './tcpa.ts';

const score = {
  value: 598,
  model: 'FICO8',
  low: 300,
  high: 850,
  date: '2026-11-20',
  factors: [
    'Proportion of balances is too high',
    'Too few accounts paid as agreed',
    'Length of credit history',
    'Too many accounts with balances',
    'Number of recent inquiries',
  ],
};

const bureau = { name: 'A bureau', lines: ['A street'], phone: '800-555-0100', site: 'bureau.example' };

describe('adverse action', () => {
  test('a low score is explained by its factors, four reasons at most, inquiries as a fifth factor', () => {
    const notice = adverseAction(['SCORE_LOW', 'DTI_OVER'], { bureau, score });
    expect(notice.reasons).toEqual(score.factors.slice(0, 4));
    expect(notice.report?.score?.factors).toHaveLength(5);
    expect(keyFactors([...score.factors.slice(0, 4), 'Something else'])).toHaveLength(4);
  });
  test('model form texts', () => {
    expect(adverseAction(['DTI_OVER', 'CLTV_OVER', 'AVM_LOW'], null).reasons).toEqual([
      'Excessive obligations in relation to income',
      'Value or type of collateral not sufficient',
    ]);
  });
  test('always one to four reasons, and never without one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...REASON_CODES), { minLength: 1 }), (codes) => {
        const { reasons } = adverseAction(codes, null);
        return reasons.length >= 1 && reasons.length <= 4 && new Set(reasons).size === reasons.length;
      }),
    );
    expect(() => adverseAction([], null)).toThrow(RangeError);
  });
  test('one notice, and a score to each applicant whose report was used', () => {
    expect(
      noticeRecipients([
        { person: 'A', primary: true, reportUsed: true },
        { person: 'B', primary: false, reportUsed: true },
        { person: 'C', primary: false, reportUsed: false },
      ]),
    ).toEqual({ notice: ['A'], score: ['A', 'B'] });
  });
  test('the statement names every protected ground', () => {
    for (const ground of [
      'race',
      'color',
      'religion',
      'national origin',
      'sex',
      'marital status',
      'age',
      'public assistance',
      'Consumer Credit Protection Act',
    ])
      expect(ECOA_STATEMENT).toContain(ground);
  });
});

describe('E-SIGN', () => {
  const proof = { agreed: true, openedPdf: true, version: '2026-01', withdrawn: false };
  test('consent is not enough: the borrower must have opened a PDF', () => {
    expect(mayDeliverElectronically(proof)).toBe(true);
    for (const missing of [{ agreed: false }, { openedPdf: false }, { version: null }, { withdrawn: true }])
      expect(mayDeliverElectronically({ ...proof, ...missing })).toBe(false);
  });
  test('foreclosure notices stay on paper; important terms never need consent', () => {
    expect(deliveryOf('FORECLOSURE', proof)).toBe('PAPER');
    expect(deliveryOf('HELOC_IMPORTANT_TERMS', { ...proof, agreed: false })).toBe('ELECTRONIC');
    expect(deliveryOf('ACCOUNT_OPENING_DISCLOSURES', { ...proof, withdrawn: true })).toBe('PAPER');
    expect([rescissionCopies('PAPER'), rescissionCopies('ELECTRONIC')]).toEqual([2, 1]);
  });
});

describe('texts', () => {
  const both = { SMS: 'OPT_IN', SMS_TRANSACTIONAL: 'OPT_IN' } as const;
  test.each([...STOP_WORDS, 'stop', ' Stop. ', 'Opt-out', 'please stop texting me', 'Do not text this number', 'remove me'])(
    '"%s" ends texts',
    (text) => expect(readReply(text)).toBe('STOP'),
  );
  test.each([
    ['START', 'START'],
    ['help', 'HELP'],
    ['I will send the paystub today', 'OTHER'],
    ['when does it end', 'OTHER'],
    ['YES', 'START'],
  ] as const)('"%s" is %s', (text, is) => expect(readReply(text)).toBe(is));
  test('stop closes the ledger it replied to, or both from 2026-04-11', () => {
    expect(revokedBy('SMS', '2026-04-10')).toEqual(['SMS']);
    expect(revokedBy('SMS', '2026-04-11')).toEqual(['SMS', 'SMS_TRANSACTIONAL']);
  });
  test('ten business days at the latest', () => {
    expect(stopHonoredBy('2026-11-20')).toBe('2026-12-07');
  });
  test('8 to 21 local, an hour less in Florida, Oklahoma and Washington', () => {
    const at = new Date('2026-11-20T20:30:00-05:00');
    expect([isQuiet(at, 'America/New_York', 'NY'), isQuiet(at, 'America/New_York', 'FL')]).toEqual([false, true]);
    expect(afterQuiet(at, 'America/New_York', 'FL').toISOString()).toBe('2026-11-21T13:00:00.000Z');
    expect(isQuiet(new Date('2026-11-20T07:59:59-07:00'), 'America/Phoenix', 'AZ')).toBe(true);
    expect(afterQuiet(new Date('2026-11-20T06:00:00-07:00'), 'America/Phoenix', 'AZ').toISOString()).toBe('2026-11-20T15:00:00.000Z');
  });
  test('each kind needs its own consent', () => {
    const about = { at: new Date('2026-11-20T18:00:00Z'), timeZone: 'America/Phoenix', state: 'AZ' };
    expect(maySendText('SMS', { ...both, SMS: null }, about)).toEqual({ send: false, why: 'NO_CONSENT' });
    expect(maySendText('SMS', { ...both, SMS: 'OPT_OUT' }, about)).toEqual({ send: false, why: 'OPTED_OUT' });
    expect(maySendText('SMS_TRANSACTIONAL', { ...both, SMS: 'OPT_OUT' }, about)).toEqual({ send: true });
    expect(maySendText('SMS', both, { ...about, at: new Date('2026-11-20T08:00:00Z') })).toMatchObject({
      why: 'QUIET',
      notBefore: new Date('2026-11-20T15:00:00.000Z'),
    });
  });
  test('after the quiet hours it is never quiet, and never sooner than requested', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.constantFrom('NY', 'FL', 'WA'),
        (at, state) => {
          const next = afterQuiet(at, 'America/New_York', state);
          return !isQuiet(next, 'America/New_York', state) && next >= at && next.getTime() - at.getTime() <= 13 * 3_600_000;
        },
      ),
    );
  });
});

describe('states', () => {
  test('every state has a row', () => {
    expect(Object.values(STATE_LISTS).every(({ cite }) => cite.length > 20)).toBe(true);
  });
  test('samples', () => {
    expect([
      needsAttorney('GA'),
      needsAttorney('AZ'),
      allowsRemoteNotary('TX'),
      allowsRemoteNotary('AZ'),
      witnessCount('FL'),
      witnessCount('TX'),
    ]).toEqual([true, false, false, true, 2, 0]);
    expect([needsSpouse('TX', true), needsSpouse('TX', false), needsSpouse('AZ', false), needsSpouse('NY', true)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const joint = { state: 'TX', livesThere: true, ownership: 'JOINT', maritalStatus: 'UNMARRIED' } as const;
    const sister = { role: 'CO_DEEDER', maritalStatus: 'MARRIED' } as const;
    const [hers, mine] = [{ role: 'SPOUSE', spouseOf: 'OWNER' } as const, { role: 'SPOUSE' } as const];
    const missing = (household: Partial<Parameters<typeof spouseMissing>[0]>, ...others: Parameters<typeof spouseMissing>[1]) =>
      spouseMissing({ ...joint, ...household }, others);
    expect([
      missing({}, sister),
      missing({}, sister, mine),
      missing({}, sister, hers),
      missing({}, sister, sister, hers),
      missing({ maritalStatus: 'SEPARATED' }, sister, hers),
      missing({ maritalStatus: 'SEPARATED' }, sister, hers, mine),
      missing({ maritalStatus: 'MARRIED' }, { role: 'CO_SIGNER', spouseOf: 'BORROWER' }),
      missing({}, { ...sister, spouseOf: 'OWNER' }),
      missing({}, { ...sister, spouseOf: 'OWNER' }, { ...sister, spouseOf: 'OWNER' }),
      missing({ ownership: 'TRUST' }, sister),
      missing({ livesThere: false }, sister),
      missing({ state: 'NY' }, sister),
    ]).toEqual(['OWNER', 'OWNER', null, 'OWNER', 'BORROWER', null, null, 'OWNER', null, null, null, null]);
    expect([trusteeOf('CO'), trusteeOf('AZ'), trusteeOf('FL')]).toEqual(['PUBLIC_TRUSTEE', 'QUALIFIED', null]);
    expect([
      countyPlace('AZ', 'Maricopa'),
      countyPlace('LA', 'Orleans Parish'),
      countyPlace('AK', 'Juneau Borough'),
      countyPlace('VA', 'Richmond City'),
    ]).toEqual(['County of Maricopa', 'Parish of Orleans', 'Borough of Juneau', 'City of Richmond']);
    expect(witnessCount('GA')).toBe(1);
    expect([instrumentOf('AZ'), instrumentOf('FL'), instrumentOf('GA'), recordingOffice('AZ'), recordingOffice('CT')]).toEqual([
      'DEED_OF_TRUST',
      'MORTGAGE',
      'SECURITY_DEED',
      'County Recorder',
      'Town Clerk',
    ]);
  });
});
