/**
 * Bugs that are planted one at a time to see that the simulation finds each: a change to one place of one real module, made as it is loaded. `healthy`
 * occurs exactly once in the module; when the code changes, the row has to follow.
 */
export type Bug = { readonly name: string; readonly file: string; readonly healthy: string; readonly sick: string };

export const BUGS: readonly Bug[] = [
  {
    name: 'a-file-is-not-locked',
    file: 'database/stores/application/application.ts',
    healthy: ' for update`',
    sick: '`',
  },
  {
    name: 'a-change-is-not-one-transaction',
    file: 'database/transaction.ts',
    healthy: "client.query('BEGIN')",
    sick: 'Promise.resolve()',
  },
  {
    name: 'a-job-that-ran-twice-counts-twice',
    file: 'server/engine/record.ts',
    healthy: 'return rowCount === 1;',
    sick: 'return rowCount !== null;',
  },
  {
    name: 'an-older-version-may-be-edited',
    file: 'server/engine/record.ts',
    healthy: 'change.ifVersion !== version',
    sick: 'change.ifVersion > version',
  },
  {
    name: 'the-status-is-not-asked',
    file: 'server/engine/allowed.ts',
    healthy: "where === 'open' ? active : where.includes(status)",
    sick: "where === 'open' ? active : status !== 'DECLINED'",
  },
  {
    name: 'the-chain-forgets-its-last-link',
    file: 'server/engine/record.ts',
    healthy: '    headHash = hash;\n',
    sick: '    if (taken.length < 3) headHash = hash;\n',
  },
  {
    name: 'a-file-at-its-offers-is-not-active',
    file: 'server/engine/record.ts',
    healthy: 'active: !isClosed(facts),',
    sick: "active: !isClosed(facts) && status !== 'OFFER_SELECTION',",
  },
  {
    name: 'a-file-that-ended-can-be-canceled',
    file: 'server/engine/allowed.ts',
    healthy: "where === 'open' ? active",
    sick: "where === 'open' ? status !== 'CANCELLED'",
  },
  {
    name: 'consent-can-be-given-twice',
    file: 'server/web/routes/application/credit.ts',
    healthy: 'if (application.facts.consents[type] === version) return [];',
    sick: '',
  },
  {
    name: 'an-order-is-named-after-the-moment',
    file: 'server/engine/order.ts',
    healthy: 'const key = orderKey(applicationUuid, step, turn, subject);',
    sick: 'const key = orderKey(applicationUuid, step, ctx.clock.now().getTime(), subject);',
  },
  {
    name: 'a-payment-that-stands-is-sent-again',
    file: 'server/engine/order.ts',
    healthy: "(last?.state === 'OPEN' ? last.ref : null)",
    sick: "(last?.state === 'OPEN' && last.provider !== 'moneyMovement' ? last.ref : null)",
  },
  {
    name: 'the-deed-is-recorded-before-the-time-to-cancel-is-over',
    file: 'journey/steps/closing.ts',
    healthy: 'const mayRecord = (f: Facts) => deedSigned(f) && mayGoOn(f);',
    sick: 'const mayRecord = (f: Facts) => deedSigned(f);',
  },
  {
    name: 'two-days-to-cancel',
    file: 'rules/regulation/rescission.ts',
    healthy: 'export const RESCISSION_DAYS = 3;',
    sick: 'export const RESCISSION_DAYS = 2;',
  },
  {
    name: 'one-person-funds-any-line',
    file: 'journey/steps/funding.ts',
    healthy: '> TWO_PERSON_LINE ? 2 : 1',
    sick: '> TWO_PERSON_LINE ? 1 : 1',
  },
  {
    name: 'money-goes-out-on-an-open-condition',
    file: 'journey/steps/closing.ts',
    healthy: "staff('FUNDABLE', 24, always, (f) => checksPassed(f) && accountsGood(f) && f.openConditions.length === 0)",
    sick: "staff('FUNDABLE', 24, always, (f) => checksPassed(f) && accountsGood(f))",
  },
  {
    name: 'a-job-that-is-started-again-is-not-sent',
    file: 'journey/folds/any-time.ts',
    healthy: 'workRestarted: (f, e) => workAgain(f, e.step),',
    sick: 'workRestarted: (f, e) => ({ ...f, steps: { ...f.steps, [e.step]: { ...f.steps[e.step], failed: null } } }),',
  },
  {
    name: 'a-callback-counts-as-often-as-it-is-sent',
    file: 'database/stores/vendor/provider-orders.ts',
    healthy: 'return rowCount === 1;',
    sick: 'return rowCount !== null;',
  },
  {
    name: 'a-callback-of-an-ended-order-counts',
    file: 'server/engine/callbacks.ts',
    healthy: ' || !(await isOpen(client, order))',
    sick: '',
  },
  {
    name: 'nobody-asks-when-no-callback-came',
    file: 'journey/application/timers.ts',
    healthy: "facts: () => [{ type: 'providerUpdateReceived', step }],",
    sick: 'facts: () => [],',
  },
  {
    name: 'a-signer-is-not-invited',
    file: 'journey/application/consequences.ts',
    healthy: "if (invitee) return { type: 'signerInvited', signerId: invitee.id };",
    sick: '',
  },
  {
    name: 'an-owner-signs-before-their-identity-is-verified',
    file: 'journey/steps/signers.ts',
    healthy: "if (s.identified !== true) return awaitsIdentity(s) ? 'WAIT' : 'IDENTITY';",
    sick: "if (s.identified !== true && awaitsIdentity(s)) return 'WAIT';",
  },
  {
    name: 'the-deed-is-recorded-without-insurance',
    file: 'journey/steps/closing.ts',
    healthy: '  f.closing.insurance.accepted === true &&\n  (f.ownership',
    sick: '  (f.ownership',
  },
  {
    name: 'the-attorney-is-not-waited-for',
    file: 'journey/steps/closing.ts',
    healthy: '  (!attorney(f) || f.closing.attorneyApproved);',
    sick: '  true;',
  },
  {
    name: 'the-deed-is-signed-before-every-owner-has-signed',
    file: 'journey/steps/closing.ts',
    healthy: '  f.verification.signers.every((s) => s.signed) &&\n  (!attorney',
    sick: '  (!attorney',
  },
  {
    name: 'money-goes-out-before-it-is-approved',
    file: 'journey/steps/closing.ts',
    healthy: 'f.openConditions.length === 0 && isApproved(f);',
    sick: 'f.openConditions.length === 0;',
  },
  {
    name: 'the-number-of-an-order-is-not-kept',
    file: 'server/engine/order.ts',
    healthy: '    await saveOrder(ctx.pool, { ...order, ref: data.ref }, at);\n',
    sick: '',
  },
  {
    name: 'an-owner-signs-before-they-consent',
    file: 'journey/steps/signers.ts',
    healthy: "  if (s.consents.COMMUNICATIONS === undefined) return 'CONSENT';\n",
    sick: '',
  },
  {
    name: 'the-signature-of-an-owner-is-forgotten',
    file: 'journey/folds/closing.ts',
    healthy: 'signerSigned: (f, e) => signer(f, e.signerId, { signed: true }),',
    sick: 'signerSigned: (f) => f,',
  },
  {
    name: 'the-deed-is-recorded-without-the-notice-to-cancel',
    file: 'journey/steps/closing.ts',
    healthy: 'const mayRecord = (f: Facts) => deedSigned(f) && mayGoOn(f);',
    sick: 'const mayRecord = (f: Facts) => deedSigned(f) && (mayGoOn(f) || f.closing.rescission === null);',
  },
];
