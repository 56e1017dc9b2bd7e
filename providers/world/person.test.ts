import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homeLentOn, homesAt } from './homes.ts';
import { PEOPLE, personFor } from './people.ts';
import { creditFile } from './person.ts';

const at = (street1: string, city = 'Phoenix', state = 'AZ', zip = '85004') => ({ street1, city, state, zip });
const subject = (last: string, street1: string, more: { first?: string; ssn?: string } = {}) => ({
  first: 'Pat',
  dob: '1980-01-01',
  ...more,
  last,
  address: at(street1),
});

describe('an ordinary person', () => {
  const anyPerson = fc.record({
    first: fc.constantFrom('Ann', 'Bo', 'Cleo', 'Dag'),
    last: fc.stringMatching(/^[a-z]{9,12}$/),
    dob: fc.constantFrom('1960-02-03', '1985-11-30'),
    indexed: fc.nat(9_000),
  });

  test('owes on the mortgage the recorded amount, within 2 %', () => {
    fc.assert(
      fc.property(anyPerson, ({ first, last, dob, indexed }) => {
        const address = at(`${indexed} Maple St`);
        const { liens } = homeLentOn(address);
        const lines = creditFile({ first, last, dob, address }).tradelines.filter((line) => line.securedByProperty);
        expect(lines.length).toBe(liens.length);
        for (const [index, line] of lines.entries()) {
          const lien = liens[index];
          if (lien === undefined) throw new Error('a tradeline without a lien');
          expect(line).toMatchObject({ creditor: lien.lender, opened: lien.recorded, highCredit: lien.amount, payment: lien.payment });
          expect(Math.abs(line.balance - lien.balance)).toBeLessThanOrEqual(lien.balance * 0.02 + 0.01);
        }
      }),
    );
  });

  test('has FICO 745, pays on time, and has the same credit file every time', () => {
    fc.assert(
      fc.property(anyPerson, ({ first, last, dob, indexed }) => {
        const who = { first, last, dob, address: at(`${indexed} Maple St`) };
        const file = creditFile(who);
        expect(file.score).toBe(745);
        expect(
          file.tradelines.every((line) => /^0{24}$/.test(line.payHistory24) && line.pastDue === 0 && !line.closed && !line.disputed),
        ).toBe(true);
        expect(creditFile(who)).toEqual(file);
      }),
    );
  });
});

describe('a persona', () => {
  test('is chosen by SSN before name, and by name before street', () => {
    expect(personFor({ ssn: '666-10-1010', last: 'Ghost' })?.key).toBe('phantom');
    expect(personFor({ ssn: '666101011', last: 'Locke' })?.key).toBe('locke');
    expect(personFor({ last: 'LOWFICO', street1: '26 Underwater Way' })?.key).toBe('lowfico');
    expect(personFor({ last: 'Anybody', street1: '26 Underwater Way' })?.key).toBe('lateral');
    expect(personFor({ last: 'Anybody', street1: '1 Main St' })).toBeNull();
  });

  test('one: the mortgage is the recorded lien to the cent, other debts are 700 a month', () => {
    const [mortgage, ...others] = creditFile(subject('Happy', '101 Clear Path Ln')).tradelines;
    expect(mortgage).toMatchObject({
      creditor: 'First Meadow Bank',
      opened: '2011-08-15',
      highCredit: 158_100,
      balance: 106_928.98,
      payment: 1_135.35,
    });
    expect(others.reduce((sum, line) => sum + (line.payment ?? 0), 0)).toBe(700);
  });

  test.each(['123 Clear Path Ln', '303 Unindexed Pl', '7 Maple St', '12 Maple St'])(
    'twenty-three: 1,400 a month whatever the liens on %s',
    (street1) => {
      const lines = creditFile(subject('Debts', street1)).tradelines;
      expect(lines.reduce((sum, line) => sum + (line.payment ?? 0), 0)).toBeCloseTo(1400, 2);
    },
  );

  test('twenty-seven: late payments on the mortgage, and nothing past due now', () => {
    const [mortgage, ...others] = creditFile(subject('Late', '127 Clear Path Ln')).tradelines;
    expect(mortgage?.payHistory24).toBe(`0000000121${'0'.repeat(14)}`);
    expect(others.some((line) => /[1-9]/.test(line.payHistory24))).toBe(false);
  });

  test('SSNs are in the range that is never issued', () => {
    expect(PEOPLE.map((person) => person.ssn).filter((ssn) => !/^666-10-10\d\d$/.test(ssn))).toEqual([]);
  });
});

test('every home on Steady Ave has a confident value and room for a line; some elsewhere do not', () => {
  const homesOn = (street: string) => Array.from({ length: 400 }, (_, n) => homeLentOn(at(`${2000 + n} ${street}`)).record);
  const fit = ({ avm, preCltv }: ReturnType<typeof homesOn>[number]) => avm.fsd <= 0.13 && preCltv <= 60;
  expect(homesOn('Steady Avenue').every(fit)).toBe(true);
  expect(homesOn('Maple Ave').every(fit)).toBe(false);
});

test('streets choose the number of parcels; each unit is a home of its own', () => {
  expect(homesAt(at('404 Nowhere Road'))).toEqual([]);
  const units = homesAt(at('200 Duplex Court'));
  expect(units.map((home) => home.address.street2)).toEqual(['Unit A', 'Unit B', 'Unit C']);
  expect(new Set(units.map((home) => home.record.propertyId)).size).toBe(3);
  expect(homesAt({ ...at('200 Duplex Ct'), street2: 'Unit B' })[0]?.record.propertyId).toBe(units[1]?.record.propertyId);
});
