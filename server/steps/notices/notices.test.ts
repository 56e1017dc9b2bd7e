import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
import { sweepAll } from '../../engine/sweep.ts';
import { endDeadlines, openOverdueTasks, startDeadline } from '@hearthline/database/stores/lender/notices.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { pdfText } from '@hearthline/documents/testing/pdf-text.ts';
import { documentsOf, latestDocumentOf } from '@hearthline/database/stores/application/documents.ts';
import { actAsCoOwners } from '@hearthline/sandbox/co-owners.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { weekdayOf } from '@hearthline/documents/templates/template.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import { mainOffer, type OfferedInstead } from '@hearthline/rules/offers/instead.ts';
import { incompleteAnswerDue, regBDay } from '@hearthline/rules/regulation/reg-b.ts';
import { registerEnded } from '../../applications/hmda/register.ts';
import { sendNotices } from './send-notices.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const DAY = 86_400_000;
const clocks = async (uuid: string) =>
  (
    await lender.ctx.pool.query(
      'select event, due_on - started_on as days, ended_on is not null as ended from regulatory_deadline where application_uuid = $1',
      [uuid],
    )
  ).rows;
const kinds = async ({ uuid, jwt }: { uuid: string; jwt: string }) =>
  ((await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt })).body as { documents: { kind: string }[] }).documents.map(
    (d) => d.kind,
  );

const act = async (uuid: string, body: object) => lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body });
/** The newest document of a kind, as read in its PDF. */
async function textOf(uuid: string, kind: string): Promise<string> {
  await sendNotices(lender.ctx);
  const key = await latestDocumentOf(lender.ctx.pool, uuid, kind);
  if (key === null) throw new Error(`No ${kind} on ${uuid}`);
  return pdfText((await lender.ctx.documents.storage.get(key)) ?? Buffer.alloc(0));
}
const registered = async (uuid: string) => {
  await registerEnded(lender.ctx);
  const { rows } = await lender.ctx.pool.query<{ line: string }>('select line from hmda.register where application_uuid = $1', [uuid]);
  const columns = rows[0]?.line.split('|') ?? [];
  return { action: columns[10], denial: columns.slice(67, 71).filter(Boolean) };
};

test('a decline by staff needs one to four reasons that are possible at the status; the notice and the register carry exactly these', async () => {
  const { uuid, jwt } = await lender.play('blurry', 'IDENTITY_VERIFICATION');
  await lender.call('POST', onApplication(uuid, 'identity-document'), { jwt, body: {} });
  const { version } = await lender.read(uuid);
  for (const reasons of [undefined, [], ['LATES'], ['ID_FAIL', 'CLTV_OVER']]) {
    const refused = await act(uuid, { action: 'decline', note: 'The face differs.', reasons });
    expect([reasons, refused.status]).toEqual([reasons, 400]);
  }
  const said = await act(uuid, { action: 'decline', reasons: ['LATES'] });
  expect(JSON.stringify(said.body)).toContain('Name one to 4 principal reasons. Possible at IDENTITY_VERIFICATION: ');
  expect((await lender.read(uuid)).version).toBe(version);

  const { body } = await lender.call('GET', `/sandbox/applications/${uuid}`);
  const possible = (body['refusalReasons'] as { code: string }[]).map(({ code }) => code);
  expect(possible).toContain('INCOMPLETE');
  expect((await act(uuid, { action: 'decline', note: 'Nothing else came.', reasons: ['INCOMPLETE'] })).status).toBe(200);
  const text = await textOf(uuid, 'ADVERSE_ACTION_NOTICE');
  expect(text).toContain('The principal reason • Credit application incomplete');
  expect(text).not.toMatch(/Unable to verify|Your credit report|Information from others/);
  expect(text).toContain('We relied on what you told us and sent us');
  expect(await registered(uuid)).toEqual({ action: '3', denial: ['7'] });
  const { rows } = await lender.ctx.pool.query("select reason from staff_action where application_uuid = $1 and action = 'decline'", [
    uuid,
  ]);
  expect(rows).toEqual([{ reason: 'Nothing else came.' }]);
});

test('a review of credit is refused for credit, not for income that nobody looked at', async () => {
  const { uuid } = await lender.play('review', 'UNDERWRITING_REVIEW');
  expect((await act(uuid, { action: 'decline', reasons: ['INCOME_UNVERIFIED'] })).status).toBe(400);
  expect((await act(uuid, { action: 'decline', reasons: ['LATES', 'INQUIRIES'] })).status).toBe(200);
  expect(await textOf(uuid, 'ADVERSE_ACTION_NOTICE')).toContain(
    'The principal reasons • Delinquent past or present credit obligations with others • Number of recent inquiries on credit bureau report',
  );
});

test('a lender that cancels refuses: its notice has the reasons and the register says denied; a borrower who withdraws gets neither', async () => {
  const canceled = await lender.play('happy', 'FINAL_OFFER');
  expect((await act(canceled.uuid, { action: 'cancel', note: 'policy' })).status).toBe(400);
  expect((await act(canceled.uuid, { action: 'cancel', reasons: ['CLTV_OVER'] })).status).toBe(200);
  expect(await clocks(canceled.uuid)).toContainEqual({ event: 'ADVERSE_ACTION', days: 30, ended: false });
  expect(await textOf(canceled.uuid, 'ADVERSE_ACTION_NOTICE')).toContain('Value or type of collateral not sufficient');
  expect(await clocks(canceled.uuid)).toContainEqual({ event: 'ADVERSE_ACTION', days: 30, ended: true });
  expect(await registered(canceled.uuid)).toEqual({ action: '3', denial: ['4'] });

  const withdrawn = await lender.play('happy', 'FINAL_OFFER');
  expect((await act(withdrawn.uuid, { action: 'withdraw', note: 'Called: has changed her mind.' })).status).toBe(200);
  await sendNotices(lender.ctx);
  expect(await kinds(withdrawn)).not.toContain('ADVERSE_ACTION_NOTICE');
  expect((await clocks(withdrawn.uuid)).every(({ ended }) => ended === true)).toBe(true);
  // The decision had been made for the line: approved and not accepted, also when it lapses.
  expect(await registered(withdrawn.uuid)).toEqual({ action: '2', denial: ['10'] });

  const idle = await lender.play('happy', 'FINAL_OFFER');
  await releaseHold(lender.ctx, idle.uuid);
  await lender.ctx.clock.advance(31 * DAY, idle.uuid);
  await sweepAll(lender.ctx, idle.uuid);
  await sendNotices(lender.ctx);
  expect(await kinds(idle)).not.toContain('NOTICE_OF_INCOMPLETENESS');
  expect((await lender.call('GET', onApplication(idle.uuid), { jwt: idle.jwt })).body).toMatchObject({ end: { kind: 'APPROVAL_EXPIRED' } });
  expect(await registered(idle.uuid)).toEqual({ action: '2', denial: ['10'] });
});

test('a smaller line on verified figures is a counteroffer: declined or left for ninety days it ends in a notice with reasons, and is registered as denied', async () => {
  const open = { event: 'COUNTEROFFER', days: 90, ended: false };
  const declined = await lender.play('mismatch', 'REVISED_OFFER_SELECTION');
  expect((await lender.read(declined.uuid)).facts.verification.terms?.reasons).toEqual(['INCOME_LOW']);
  expect(await clocks(declined.uuid)).toContainEqual(open);
  expect((await lender.call('POST', onApplication(declined.uuid, 'cancel'), { jwt: declined.jwt, body: {} })).status).toBe(200);
  const text = await textOf(declined.uuid, 'ADVERSE_ACTION_NOTICE');
  expect(text).toContain('You declined the other line that we offered you.');
  expect(text).toContain('The principal reason • Income insufficient for amount of credit requested');
  expect(text).toContain('the payroll service of the employer');
  expect(await registered(declined.uuid)).toEqual({ action: '3', denial: ['1'] });

  const lapsed = await lender.play('mismatch', 'REVISED_OFFER_SELECTION');
  await releaseHold(lender.ctx, lapsed.uuid);
  await lender.ctx.clock.advance(50 * DAY, lapsed.uuid);
  await sweepAll(lender.ctx, lapsed.uuid);
  await sendNotices(lender.ctx);
  expect(await kinds(lapsed)).not.toContain('NOTICE_OF_INCOMPLETENESS');
  await lender.ctx.clock.advance(41 * DAY, lapsed.uuid);
  await sweepAll(lender.ctx, lapsed.uuid);
  expect(await textOf(lapsed.uuid, 'ADVERSE_ACTION_NOTICE')).toContain('was open for 90 days and was not accepted.');
  expect(await registered(lapsed.uuid)).toEqual({ action: '3', denial: ['1'] });

  const accepted = await lender.play('mismatch', 'REVISED_OFFER_SELECTION');
  await driveTo(lender, accepted.uuid, 'FINAL_OFFER');
  expect(await clocks(accepted.uuid)).toContainEqual({ ...open, ended: true });
}, 120_000);

/** The mail of a subject, as one text. */
const mailOf = async (uuid: string, subject: string) => {
  const { rows } = await lender.ctx.pool.query<{ body: string }>(
    "select body from outbox where application_uuid = $1 and subject = $2 and channel = 'MAIL'",
    [uuid, subject],
  );
  return rows.map(({ body }) => body).join(' ');
};

test('a counteroffer is notified with its terms and the reasons, in a document and in the mail: 12 CFR 1002.9(a)(1)(iv), (a)(2)', async () => {
  const before = await lender.play('winback', 'REQUALIFY');
  const { underwriting } = (await lender.read(before.uuid)).facts;
  const first = mainOffer(underwriting?.instead ?? [], null);
  expect(first?.line).toBeGreaterThan(0);
  const words = ({ line, draw, originationFee, payment, apr, term }: OfferedInstead) => [
    formatMoney(line),
    formatMoney(draw),
    formatMoney(originationFee),
    formatMoney(payment),
    `${apr.toFixed(2)}%`,
    `${term} years`,
  ];
  const text = await textOf(before.uuid, 'COUNTEROFFER');
  for (const row of underwriting?.instead ?? []) for (const word of words(row)) expect(text).toContain(word);
  expect(text).toContain('We offer you a line on the terms below instead');
  expect(text).toContain('Excessive obligations in relation to income');
  expect(text).toMatch(/From the first draw we pay off what you owe to .+ without that/);
  expect(text).toContain('The federal Equal Credit Opportunity Act');
  const mail = await mailOf(before.uuid, 'We can make you another offer');
  for (const word of first ? words(first) : []) expect(mail).toContain(word);
  // The terms hold: they are those that the borrower can choose once they have accepted.
  const answer = { jwt: before.jwt, body: { accept: true, payoffs: underwriting?.suggestedPayoffs } };
  expect((await lender.call('POST', onApplication(before.uuid, 'requalify'), answer)).status).toBe(200);
  await releaseHold(lender.ctx, before.uuid);
  await lender.drain(before.uuid);
  const { body } = await lender.call('GET', onApplication(before.uuid, 'offers'), { jwt: before.jwt });
  const { FIXED } = (body as { offersByType: { FIXED: { term: number; maxDraw: number; originationFee: number }[] } }).offersByType;
  const most = FIXED.filter((one) => one.term === first?.term && one.originationFee === first?.feePercent).map(({ maxDraw }) => maxDraw);
  expect(Math.max(...most)).toBe(first?.draw);

  // After verification: income below what was stated.
  const { uuid } = await lender.play('mismatch', 'REVISED_OFFER_SELECTION');
  const { selection, verification } = (await lender.read(uuid)).facts;
  const revised = mainOffer(verification.terms?.instead ?? [], selection?.term ?? null);
  expect(revised).toMatchObject({ term: selection?.term });
  const notice = await textOf(uuid, 'COUNTEROFFER');
  for (const word of revised ? words(revised) : []) expect(notice).toContain(word);
  expect(notice).toContain('Income insufficient for amount of credit requested');
  const told = await mailOf(uuid, 'Your offers have changed');
  for (const word of revised ? words(revised) : []) expect(told).toContain(word);
}, 120_000);

test('a notice says how the counteroffer ended: declined by the borrower, or lapsed after 90 days', async () => {
  const declined = await lender.play('winback', 'REQUALIFY');
  const answer = { jwt: declined.jwt, body: { accept: false, payoffs: [] } };
  expect((await lender.call('POST', onApplication(declined.uuid, 'requalify'), answer)).status).toBe(200);
  const text = await textOf(declined.uuid, 'ADVERSE_ACTION_NOTICE');
  expect(text).toContain('You declined the other line that we offered you.');
  expect(text).toContain('• Excessive obligations in relation to income Your credit report');

  const lapsed = await lender.play('winback', 'REQUALIFY');
  await lender.ctx.clock.advance(91 * DAY, lapsed.uuid);
  await sweepAll(lender.ctx, lapsed.uuid);
  expect(await textOf(lapsed.uuid, 'ADVERSE_ACTION_NOTICE')).toContain(
    'was open for 90 days and was not accepted. Your application is closed.',
  );
});

test('a decline for the home names its valuation and no credit score; one for the score names the bureau and no other source', async () => {
  const home = await textOf((await lender.play('lateral')).uuid, 'ADVERSE_ACTION_NOTICE');
  expect(home).toContain('outside source other than a consumer reporting agency: an automated valuation of the home');
  expect(home).toContain('no later than 60 days after you receive this notice');
  expect(home).not.toMatch(/Your credit score|Key factors/);
  expect(home).toContain('Federal Trade Commission, Consumer Response Center, 600 Pennsylvania Avenue NW, Washington, DC 20580.');
  const credit = await textOf((await lender.play('lowfico')).uuid, 'ADVERSE_ACTION_NOTICE');
  expect(credit).toContain('Key factors that adversely affected your credit score');
  expect(credit).not.toContain('Information from others');
});

test('a declined borrower gets one adverse action notice, which ends its deadline', async () => {
  const application = await lender.play('lowfico');
  expect(await clocks(application.uuid)).toEqual([{ event: 'ADVERSE_ACTION', days: 30, ended: false }]);
  expect(await sendNotices(lender.ctx)).toBe(1);
  expect(await sendNotices(lender.ctx)).toBe(0);
  expect((await kinds(application)).filter((k) => k === 'ADVERSE_ACTION_NOTICE')).toHaveLength(1);
  expect(await clocks(application.uuid)).toEqual([{ event: 'ADVERSE_ACTION', days: 30, ended: true }]);
  const { rows } = await lender.ctx.pool.query("select title from notification where application_uuid = $1 and kind = 'NOTICE_SENT'", [
    application.uuid,
  ]);
  expect(rows).toHaveLength(1);
});

test('on day 25 of an application a notice names each thing that is missing, and by when, whatever was done meanwhile', async () => {
  const application = await lender.play('happy', 'COLLECT_ADDITIONAL_INFO');
  const { uuid } = application;
  await releaseHold(lender.ctx, uuid);
  await act(uuid, { action: 'add-condition', category: 'GENERIC_DOCUMENT_REQUEST', textForBorrower: 'Send the survey of your lot.' });
  await lender.ctx.clock.advance(24 * DAY, uuid);
  await sweepAll(lender.ctx, uuid);
  expect(await kinds(application)).not.toContain('NOTICE_OF_INCOMPLETENESS');
  await lender.ctx.clock.advance(DAY + 3_600_000, uuid);
  await sweepAll(lender.ctx, uuid);
  const text = await textOf(uuid, 'NOTICE_OF_INCOMPLETENESS');
  const answerBy = incompleteAnswerDue(dayAtProperty((await lender.read(uuid)).facts, lender.ctx.clock.now(uuid)));
  expect(text).toContain(`Please send us what is listed here by ${weekdayOf(answerBy)}.`);
  for (const words of [
    'permission for the full credit check',
    'The questions that federal law requires us to ask',
    'Proof of your income',
    'The bank account that the money goes to',
    'driver’s license',
    'Send the survey of your lot.',
  ])
    expect(text).toContain(words);
  expect(text).toContain('The credit check that we made is a soft one.');
  await lender.ctx.clock.advance(30 * DAY, uuid);
  await sweepAll(lender.ctx, uuid);
  expect((await lender.read(uuid)).status).toBe('COLLECT_ADDITIONAL_INFO');
  await lender.ctx.clock.advance(1 * DAY, uuid);
  await sweepAll(lender.ctx, uuid);
  expect((await lender.read(uuid)).status).toBe('CANCELLED');
});

test('after the full credit check the notice says that the inquiry stays', async () => {
  const { uuid } = await lender.play('happy', 'INCOME_VERIFICATION');
  await releaseHold(lender.ctx, uuid);
  await lender.ctx.clock.advance(26 * DAY, uuid);
  await sweepAll(lender.ctx, uuid);
  const text = await textOf(uuid, 'NOTICE_OF_INCOMPLETENESS');
  expect(text).toContain('is a hard inquiry. It stays in your credit report');
  expect(text).not.toMatch(/does not (hurt|change) your credit score/);
});

test('each person gets a notice of each score that is used, and a co-signer what it means to owe the debt, before they can sign', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  await releaseHold(lender.ctx, uuid);
  const [named] = (await lender.read(uuid)).facts.verification.signers;
  const petra = {
    firstName: 'Petra',
    lastName: 'Joint',
    email: `petra+${uuid.slice(-8)}@example.com`,
    phone: '6025550153',
    role: 'CO_SIGNER',
    maritalStatus: 'UNMARRIED',
  };
  expect((await lender.call('PUT', onApplication(uuid, `signers/${named?.id}`), { jwt, body: petra })).status).toBe(200);
  await driveTo(lender, uuid, 'DEED_SIGNING', {
    turns: {
      CO_DEED_REQ: async (actor) => {
        if (await actAsCoOwners(lender.ctx, lender.app, actor)) return;
        await lender.ctx.clock.advance(60_000, uuid);
        await lender.drain(uuid);
      },
    },
  });
  const told = (await documentsOf(lender.ctx.pool, [uuid])).filter(({ kind }) => kind === 'NOTICE_TO_COSIGNER');
  const { rows } = await lender.ctx.pool.query<{ at: Date }>("select at from fact where application_uuid = $1 and type = 'signerSigned'", [
    uuid,
  ]);
  expect(told.map(({ deliveredAt }) => deliveredAt < (rows[0]?.at ?? new Date(0)))).toEqual([true]);
  const signer = (await lender.read(uuid)).facts.verification.signers[0]?.id ?? '';
  const personal = (await documentsOf(lender.ctx.pool, [uuid])).filter(({ kind }) =>
    ['CREDIT_SCORE_NOTICE', 'NOTICE_TO_COSIGNER'].includes(kind),
  );
  expect(personal.map(({ kind, owner }) => [kind, owner === signer ? 'co-signer' : owner])).toEqual([
    ['CREDIT_SCORE_NOTICE', 'borrower'],
    ['CREDIT_SCORE_NOTICE', 'borrower'],
    ['CREDIT_SCORE_NOTICE', 'co-signer'],
    ['NOTICE_TO_COSIGNER', 'co-signer'],
  ]);
  // Each is on record as delivered, to its own person.
  const { deliveries } = (await lender.read(uuid)).facts;
  expect(
    deliveries
      .filter(({ to, kind }) => to === signer && /SCORE|COSIGNER/.test(kind))
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['CREDIT_SCORE_NOTICE', 'NOTICE_TO_COSIGNER']);
  const hers = await textOf(uuid, 'CREDIT_SCORE_NOTICE');
  expect(hers).toMatch(/Petra Joint.*Your credit score ranks higher than \d+ percent of consumers in the United States/);
  expect(await textOf(uuid, 'NOTICE_TO_COSIGNER')).toContain('You are being asked to guarantee this debt.');
  // nobody reads another person's
  const session = await lender.call('POST', '/identity/api/v1/login', { body: { email: petra.email, password: PERSONA_PASSWORD } });
  const seen = await kinds({ uuid, jwt: String(session.body['jwt']) });
  expect(seen.filter((kind) => kind === 'CREDIT_SCORE_NOTICE')).toHaveLength(1);
  expect((await kinds({ uuid, jwt })).filter((kind) => kind === 'CREDIT_SCORE_NOTICE' || kind === 'NOTICE_TO_COSIGNER')).toHaveLength(2);

  // declined for credit: the decision goes to the borrower, and to the co-signer too, with their own report, since it weighed
  expect((await act(uuid, { action: 'decline', reasons: ['LATES'] })).status).toBe(200);
  await sendNotices(lender.ctx);
  const notices = (await documentsOf(lender.ctx.pool, [uuid])).filter(({ kind }) => kind === 'ADVERSE_ACTION_NOTICE');
  expect(notices.map(({ owner }) => (owner === signer ? 'co-signer' : owner)).toSorted()).toEqual(['borrower', 'co-signer']);
  const files = await Promise.all(
    notices.map(async ({ sha256 }) => pdfText((await lender.ctx.documents.storage.get(sha256)) ?? Buffer.alloc(0))),
  );
  for (const text of files) expect(text).toContain('Your credit score');
  expect(files.map((text) => /\d{4} (\w+ \w+) \d/.exec(text)?.[1]).toSorted()).toEqual(['Paul Joint', 'Petra Joint']);
}, 120_000);

test('a lender that cancels after the county has the deed has twenty days to release it, and a task until it is recorded', async () => {
  const { uuid } = await lender.play('happy', 'FUNDING_DECISION');
  await releaseHold(lender.ctx, uuid);
  expect((await act(uuid, { action: 'cancel', reasons: ['TITLE_DEFECT'] })).status).toBe(409);
  expect((await act(uuid, { action: 'hold-funding', note: 'Counsel: a lien of the county was found' })).status).toBe(200);
  expect((await act(uuid, { action: 'cancel', reasons: ['TITLE_DEFECT'] })).status).toBe(200);
  const open = async () => (await lender.read(uuid)).facts.openTasks.map(({ kind }) => kind);
  expect(await open()).toEqual(['LIEN_RELEASE']);
  await lender.ctx.clock.advance(22 * DAY, uuid);
  await sweepAll(lender.ctx, uuid);
  expect(await open()).toEqual(['LIEN_RELEASE', 'LIEN_RELEASE_LATE']);
  expect((await act(uuid, { action: 'record-release', instrumentNo: '2026-0099' })).status).toBe(200);
  expect(await open()).toEqual([]);
  expect(await textOf(uuid, 'ADVERSE_ACTION_NOTICE')).toContain('The title to the property is not clear');
}, 120_000);

const tasks = async (uuid: string) => {
  await openOverdueTasks(lender.ctx.pool, lender.ctx.clock.now());
  const { rows } = await lender.ctx.pool.query(
    "select kind, closed_at is null as open from staff_task where application_uuid = $1 and kind = 'REG_B_APPLICATION_COMPLETED'",
    [uuid],
  );
  return rows.map(({ open }) => (open ? 'open' : 'closed'));
};
const pass = async (uuid: string, days: number) => {
  await lender.ctx.clock.advance(days * DAY, uuid);
  await sweepAll(lender.ctx, uuid);
};

test('the thirty days of a completed application start when the borrower has answered everything, ring five days before, and end with the notice', async () => {
  const application = await lender.play('happy', 'APP_SUBMISSION', ['bankrupt']);
  const { uuid } = application;
  await releaseHold(lender.ctx, uuid);
  await pass(uuid, 26);
  await sendNotices(lender.ctx);
  expect(await kinds(application)).toContain('NOTICE_OF_INCOMPLETENESS');
  const completed = { event: 'APPLICATION_COMPLETED', days: 30 };
  expect(await clocks(uuid)).toEqual([]);
  await driveTo(lender, uuid, 'UNDERWRITING_REVIEW');
  expect(await clocks(uuid)).toContainEqual({ ...completed, ended: false });
  await pass(uuid, 24);
  expect(await tasks(uuid)).toEqual([]);
  await pass(uuid, 2);
  expect([await tasks(uuid), await tasks(uuid)]).toEqual([['open'], ['open']]);
  expect((await act(uuid, { action: 'decline', reasons: ['BK'] })).status).toBe(200);
  expect(await tasks(uuid)).toEqual(['open']);
  await sendNotices(lender.ctx);
  expect(await tasks(uuid)).toEqual(['closed']);
  expect(await clocks(uuid)).not.toContainEqual({ ...completed, ended: false });
});

test('a prequalification under review rings too, and an application that waits for others ends only after a notice', async () => {
  const review = await lender.play('review', 'UNDERWRITING_REVIEW');
  await releaseHold(lender.ctx, review.uuid);
  await pass(review.uuid, 26);
  expect(await tasks(review.uuid)).toEqual(['open']);
  expect((await act(review.uuid, { action: 'withdraw' })).status).toBe(200);
  expect(await tasks(review.uuid)).toEqual(['closed']);

  const { uuid } = await lender.play('happy', 'UNDERWRITING_REVIEW', ['bankrupt']);
  await releaseHold(lender.ctx, uuid);
  await pass(uuid, 241);
  await lender.drain(uuid);
  expect((await lender.read(uuid)).status).toBe('UNDERWRITING_REVIEW');
  expect((await act(uuid, { action: 'clear-check' })).status).toBe(200);
  await pass(uuid, 2);
  const { facts, status } = await lender.read(uuid);
  expect([status, facts.incompleteness.last]).toEqual(['INCOME_VERIFICATION', true]);
  expect(await textOf(uuid, 'NOTICE_OF_INCOMPLETENESS')).toContain('Proof of your income');
  await pass(uuid, 29);
  expect((await lender.read(uuid)).status).toBe('INCOME_VERIFICATION');
  await pass(uuid, 3);
  expect((await lender.read(uuid)).status).toBe('CANCELLED');
}, 120_000);

test('a deadline starts and warns on days of the same zone: at ten in the evening in New York the next day has not come', async () => {
  const { uuid } = await lender.play('happy', 'APP_SUBMISSION');
  const opened = async (at: string) => {
    await openOverdueTasks(lender.ctx.pool, new Date(at));
    const { rows } = await lender.ctx.pool.query("select 1 from staff_task where application_uuid = $1 and kind = 'REG_B_INCOMPLETE'", [
      uuid,
    ]);
    return rows.length;
  };
  await lender.ctx.pool.query('delete from regulatory_deadline where application_uuid = $1', [uuid]);
  await startDeadline(lender.ctx.pool, uuid, 'INCOMPLETE', regBDay(new Date('2031-01-16T03:00:00Z')));
  expect(await opened('2031-02-09T03:00:00Z')).toBe(0);
  expect(await opened('2031-02-09T05:00:00Z')).toBe(1);
  await endDeadlines(lender.ctx.pool, uuid, ['INCOMPLETE'], new Date('2031-02-12T03:00:00Z'));
  const { rows } = await lender.ctx.pool.query(
    'select started_on::text, alarm_on::text, ended_on::text from regulatory_deadline where application_uuid = $1',
    [uuid],
  );
  expect(rows).toEqual([{ started_on: '2031-01-15', alarm_on: '2031-02-09', ended_on: '2031-02-11' }]);
});
