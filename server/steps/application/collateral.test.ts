import { afterAll, beforeAll, expect, test } from 'vitest';
import { lienPosition } from '@hearthline/journey/selectors.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { underwriteInput } from '../prequalification/underwriting.ts';

/** The home as collateral: liens ahead of ours, what it costs to keep, what it is worth, and its insurance. */
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const MINUTES = 120_000;

test(
  'behind a mortgage and another line of credit, the offer asks for that line’s payoff; it is closed, and ours is second',
  async () => {
    const { uuid, jwt } = await lender.play('lienz', 'REQUALIFY');
    const { body } = await lender.call('GET', onApplication(uuid, 'requalify'), { jwt });
    expect(body).toMatchObject({ reason: 'THIRD_LIEN', payoffs: [{ kind: 'HELOC', creditor: 'Granite Credit Union' }], maxLineNow: 0 });
    await driveTo(lender, uuid, 'COMPLETE');
    const [line] = (body as { payoffs: { id: string }[] }).payoffs;
    const asked = lender.vendors.payoffLetters.ledger().filter(({ key }) => key.startsWith(uuid));
    expect(asked.length).toBe(1);
    const { facts } = await lender.read(uuid);
    expect(facts.closing.payoffs).toEqual({ [line?.id ?? '']: 'PAID_OFF' });
    expect(lienPosition(facts)).toBe(2);
  },
  MINUTES,
);

test(
  'a free and clear home’s taxes and insurance count in the debts of the offers',
  async () => {
    const { uuid, jwt } = await lender.play('york', 'OFFER_SELECTION', [], 'MAIN_NY');
    const { annualTax = 0, hoaDues = 0 } = (await lender.read(uuid)).facts.parcel ?? {};
    expect(annualTax).toBeGreaterThan(0);
    const { value, debts } = underwriteInput(await lender.read(uuid), () => '');
    const others = debts.reduce((sum, debt) => sum + (debt.monthlyPayment ?? 0), 0);
    const offers = await lender.call('GET', onApplication(uuid, 'offers'), { jwt });
    expect(offers.body).toMatchObject({ monthlyDebts: expect.closeTo(others + (annualTax + value * 0.0035) / 12 + hoaDues, 1) });
  },
  MINUTES,
);
