/** How staff end an application: a letter that cancels a line, a withdrawal, a refusal whose reasons the figures support, and a signed line that cannot be funded. */
import { rescissionRefundDue } from '@hearthline/rules/regulation/rescission.ts';
import { dateInZone } from '@hearthline/rules/dates.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let lender: TestLender;
let people: Record<'amy' | 'abe' | 'fay' | 'cora' | 'pat' | 'una' | 'uri', Hired>;
let letter = '';
beforeAll(async () => {
  lender = await testLender();
  people = {
    amy: await hire(lender, 'Amy Agent', 'agent'),
    abe: await hire(lender, 'Abe Agent', 'agent'),
    fay: await hire(lender, 'Fay Fund', 'funder'),
    cora: await hire(lender, 'Cora Comply', 'compliance'),
    pat: await hire(lender, 'Pat Process', 'processor'),
    una: await hire(lender, 'Una Write', 'underwriter'),
    uri: await hire(lender, 'Uri Write', 'underwriter'),
  };
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('I hereby cancel.');
  letter = Buffer.from(await pdf.save()).toString('base64');
}, 60_000);
afterAll(async () => lender.close());

const PHOENIX = 'America/Phoenix';
const act = async (as: Hired, uuid: string, body: object) =>
  lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { jwt: as.jwt, body });
const decide = async (as: Hired, proposal: unknown, body: object = { decision: 'APPROVE' }) =>
  lender.call('POST', `/desk/api/v1/approvals/${String(proposal)}/decision`, { jwt: as.jwt, body });
type Field = {
  readonly name: string;
  readonly required: boolean;
  readonly options: readonly { value: string; label: string; figure: string | null; contradicted: boolean }[];
};
const openTo = async (as: Hired, uuid: string) =>
  (await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, { jwt: as.jwt })).body['actions'] as {
    action: string;
    twoPeople: string | null;
    fields: Field[];
  }[];
const dayOf = (uuid: string) => dateInZone(lender.ctx.clock.now(uuid), PHOENIX);
const release = async (uuid: string) => lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
const advance = async (uuid: string, days: number) => lender.ctx.clock.advance(days * 86_400_000, uuid);

describe('a mailed notice to cancel', () => {
  test('a hold that is older is not released while it waits, nor is the line ended in another way; only its own decision lets the line go on', async () => {
    const { uuid, jwt } = await lender.play('happy', 'FUNDING_DECISION');
    await release(uuid);
    const postmark = dateInZone(new Date(Date.parse((await lender.read(uuid)).facts.closing.rescission?.endsAt ?? '') - 1), PHOENIX);
    const { body: desk } = await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, { jwt: people.fay.jwt });
    const sheet = desk['sheet'] as { id: string; net: number };
    expect((await act(people.fay, uuid, { action: 'hold-funding', note: 'Counsel: lien found' })).status).toBe(200);
    const released = await act(people.fay, uuid, { action: 'release-hold', note: 'The lien is another home’s' });
    expect(released.body['state']).toBe('PROPOSED');
    const came = await act(people.amy, uuid, { action: 'record-rescission', letter, canceledBy: 'borrower', postmark });
    expect(came.body['state']).toBe('PROPOSED');

    expect((await decide(people.cora, released.body['proposalUuid'])).status).toBe(409);
    expect((await lender.read(uuid)).facts.closing).toMatchObject({ heldFor: 'Counsel: lien found', letter: expect.any(String) });
    expect((await openTo(people.fay, uuid)).map(({ action }) => action)).not.toContain('release-hold');
    expect((await act(people.fay, uuid, { action: 'approve-funding', sheetRead: sheet.id, netTyped: String(sheet.net) })).status).toBe(409);
    const withdrawn = await lender.call('POST', `/service-application/api/v1/application/heloc/${uuid}/cancel`, { jwt, body: {} });
    expect([withdrawn.status, String(withdrawn.body['message'])]).toEqual([409, expect.stringContaining('is being read')]);
    await lender.drain(uuid);
    expect((await lender.read(uuid)).facts.closing.disbursement).toBeNull();

    // Taken back by the one who sent it in, it still waits: nobody alone lets the money go.
    await decide(people.amy, came.body['proposalUuid'], { decision: 'WITHDRAW' });
    expect((await lender.read(uuid)).facts.closing.letter).not.toBeNull();
    const again = await act(people.amy, uuid, { action: 'record-rescission', letter, canceledBy: 'borrower', postmark });
    expect((await decide(people.pat, again.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED', status: 'CANCELLED' });
    const { facts } = await lender.read(uuid);
    expect([facts.cancelled?.reason, facts.closing.letter, facts.closing.unwinding?.done]).toEqual(['RESCINDED', null, false]);
  }, 120_000);

  test('the letter and its owner are required; the letter of the first person holds the line, the second ends the line, and neither is an agent alone', async () => {
    const { uuid } = await lender.play('joint', 'RESCISSION');
    await release(uuid);
    const form = (await openTo(people.amy, uuid)).find(({ action }) => action === 'record-rescission');
    expect(form?.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(['letter', 'canceledBy', 'postmark']);
    const owners = form?.fields.find(({ name }) => name === 'canceledBy')?.options.map(({ label }) => label);
    expect(owners).toEqual(['The borrower', 'Paula Joint']);
    const [her] = (await lender.read(uuid)).facts.verification.signers;
    const received = dayOf(uuid);
    const asked = { action: 'record-rescission', letter, canceledBy: her?.id, postmark: received };

    const without = await act(people.amy, uuid, { ...asked, letter: undefined, canceledBy: undefined });
    expect((without.body['errors'] as { field: string }[]).map(({ field }) => field)).toEqual(['letter', 'canceledBy']);
    const noPdf = await act(people.amy, uuid, { ...asked, letter: Buffer.from('I cancel').toString('base64') });
    expect([noPdf.body['code'], (await lender.read(uuid)).facts.closing.heldFor]).toEqual(['file_refused', null]);

    const proposed = await act(people.amy, uuid, asked);
    expect(proposed.body).toMatchObject({ state: 'PROPOSED', status: 'RESCISSION' });
    const held = await lender.read(uuid);
    expect([held.status, held.facts.cancelled, held.facts.closing.heldFor]).toEqual(['RESCISSION', null, null]);
    expect(held.facts.closing.letter).not.toBeNull();
    const files = await lender.call('GET', `/desk/api/v1/applications/${uuid}/documents`, { jwt: people.pat.jwt });
    expect((files.body['uploads'] as object[])[0]).toMatchObject({
      label: 'Notice to cancel, as it came.pdf',
      state: 'RECEIVED',
      sentBy: 'Amy Agent',
    });

    // Two days later the colleague reads it: the days for the refund are those from the day it came.
    await advance(uuid, 2);
    expect((await decide(people.abe, proposed.body['proposalUuid'])).status).toBe(403);
    expect((await decide(people.amy, proposed.body['proposalUuid'])).status).toBe(403);
    expect((await decide(people.pat, proposed.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED', status: 'CANCELLED' });
    expect((await lender.log(uuid)).filter(({ type }) => type === 'rescinded')).toEqual([
      { type: 'rescinded', by: her?.id, way: 'MAIL', sentOn: received, dueOn: rescissionRefundDue(received) },
    ]);
  }, 120_000);

  test('it waits for the second person whatever the county does meanwhile, and only a refusal ends its hold', async () => {
    const { uuid } = await lender.play('happy', 'RECORDING');
    await release(uuid);
    const day = (await lender.read(uuid)).facts.closing.rescission?.endsAt ?? '';
    const postmark = dateInZone(new Date(Date.parse(day) - 86_400_000), PHOENIX);
    await lender.drain(uuid);
    const asked = { action: 'record-rescission', letter, canceledBy: 'borrower', postmark };
    const first = await act(people.fay, uuid, asked);
    expect(first.body['state']).toBe('PROPOSED');
    for (let days = 0; days < 6; days += 1) {
      await advance(uuid, 1);
      await lender.drain(uuid);
    }
    expect((await lender.read(uuid)).status).not.toBe('RECORDING');
    expect((await lender.read(uuid)).facts.closing.disbursement).toBeNull();
    expect((await decide(people.cora, first.body['proposalUuid'], { decision: 'REFUSE', reason: 'Another loan' })).body['state']).toBe(
      'REFUSED',
    );
    expect((await lender.read(uuid)).facts.closing.letter).toBeNull();
    const second = await act(people.fay, uuid, asked);
    expect((await decide(people.cora, second.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED', status: 'CANCELLED' });
  }, 120_000);
});

test('an agent’s word that the borrower withdrew waits for a colleague; a processor’s own is enough until the agreement is signed', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const asked = { action: 'withdraw', note: 'Said so by telephone' };
  const proposed = await act(people.amy, uuid, asked);
  expect([proposed.body['state'], (await lender.read(uuid)).active]).toEqual(['PROPOSED', true]);
  expect((await decide(people.abe, proposed.body['proposalUuid'])).status).toBe(403);
  expect((await decide(people.pat, proposed.body['proposalUuid'])).body).toMatchObject({ status: 'CANCELLED' });
  const other = await lender.play('happy', 'OFFER_SELECTION');
  expect((await act(people.pat, other.uuid, asked)).body).toMatchObject({ state: 'DONE', status: 'CANCELLED' });
  const signed = await lender.play('happy', 'RECORDING');
  expect((await act(people.pat, signed.uuid, asked)).body).toMatchObject({ state: 'PROPOSED' });
}, 120_000);

describe('a refusal', () => {
  test('beside each reason stands its figure; one that they contradict takes words and a colleague, and the notice is read before', async () => {
    const { uuid } = await lender.play('review', 'UNDERWRITING_REVIEW');
    const reasons = (await openTo(people.una, uuid))
      .find(({ action }) => action === 'decline')
      ?.fields.find(({ name }) => name === 'reasons');
    expect(reasons?.options.find(({ value }) => value === 'DTI_OVER')).toMatchObject({
      figure: expect.stringMatching(/^DTI \d+\.\d\d% of at most \d+%, before a line$/),
      contradicted: true,
    });
    const labels = reasons?.options.map(({ label }) => label) ?? [];
    expect(labels.filter((label) => /\(|_/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);

    const bare = await act(people.una, uuid, { action: 'decline', reasons: ['DTI_OVER'] });
    expect(bare.body).toMatchObject({ status: 400, errors: [{ field: 'note', message: expect.stringContaining('DTI') }] });
    const proposed = await act(people.una, uuid, { action: 'decline', reasons: ['DTI_OVER'], note: 'The disputed loan counts' });
    expect(proposed.body['state']).toBe('PROPOSED');
    const preview = async (as: Hired, query: string) =>
      lender.call('GET', `/desk/api/v1/applications/${uuid}/notice-preview?${query}`, { jwt: as.jwt });
    const shown = await preview(people.una, 'action=decline&reasons=DTI_OVER');
    expect(shown.body['notices']).toMatchObject([
      { to: expect.any(String), text: expect.stringContaining('• Excessive obligations in relation to income') },
    ]);
    expect((await preview(people.una, 'action=decline&reasons=STATE')).status).toBe(400);
    expect((await preview(people.pat, 'action=decline&reasons=DTI_OVER')).status).toBe(403);
    expect((await lender.read(uuid)).active).toBe(true);
    expect((await decide(people.uri, proposed.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED', status: 'DECLINED' });
  }, 120_000);

  test('of a signed line is not offered; one that cannot be funded is ended by two with counsel’s reason, and its deed is released', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    await driveTo(lender, uuid, 'FUNDING_DECISION');
    const open = (await openTo(people.cora, uuid)).map(({ action }) => action);
    expect(open).toContain('hold-funding');
    expect(open).not.toContain('decline');
    expect(open).not.toContain('cancel');
    const hold = await act(people.cora, uuid, { action: 'hold-funding', note: 'Counsel is asked' });
    expect(hold.body['state']).toBe('DONE');
    const form = (await openTo(people.cora, uuid)).find(({ action }) => action === 'cancel');
    expect(form?.twoPeople).toMatch(/binds the lender/);
    expect(form?.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(['reasons', 'note']);
    expect((await act(people.cora, uuid, { action: 'cancel', reasons: ['DTI_OVER'], note: 'Counsel' })).status).toBe(400);
    const asked = { action: 'cancel', reasons: ['ID_FAIL'], note: 'Counsel Carla Case: the identity was stolen' };
    const proposed = await act(people.cora, uuid, asked);
    expect(proposed.body['state']).toBe('PROPOSED');
    expect((await decide(people.una, proposed.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED', status: 'CANCELLED' });
    const { facts } = await lender.read(uuid);
    expect([facts.cancelled?.reason, facts.noticeQueued?.reasons, facts.closing.release !== null]).toEqual([
      'CANCELLED_BY_LENDER',
      ['ID_FAIL'],
      true,
    ]);
  }, 120_000);
});
