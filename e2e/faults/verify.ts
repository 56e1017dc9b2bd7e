/** The checker: compares what applicants were told with what the product now says, and the providers' ledgers with one effect each. */
import { GOOD_ENDS, call } from './applicant.ts';
import type { Acknowledged } from './applicant.ts';

export type Effect = { readonly vendor: string; readonly kind: string; readonly subject: string };
export type Checked = { problems: string[]; answers: number; files: number; ends: Record<string, number>; pulls: number; doubled: number };

type File = { status: string; chainHolds: boolean; events: { type?: string; fact?: { type?: string } }[]; work: { state?: string }[] };

/** Facts that stand at most once in a file nobody repeated a step of, and exactly once in one that has its offers. */
const ONCE = [
  'applicationCreated',
  'softCreditReceived',
  'parcelsFound',
  'parcelDetailed',
  'titleSnapshotReceived',
  'valuationReceived',
  'underwritten',
];

export async function verify(url: string, said: readonly Acknowledged[], ledger: readonly Effect[]): Promise<Checked> {
  const checked: Checked = { problems: [], answers: 0, files: 0, ends: {}, pulls: ledger.length, doubled: 0 };
  const wrong = (who: Acknowledged, what: string) => checked.problems.push(`${who.email}: ${what}`);

  for (const who of said) {
    if (who.draft !== null) {
      const { status, body } = await call(url, 'GET', `/service-application/external/api/v1/heloc/drafts/${who.draft.id}`, {
        cookie: who.draft.cookie,
      });
      const income = (body['data'] as { income?: { income?: number } } | undefined)?.income?.income ?? 0;
      checked.answers += 1;
      // The draft goes when the application is made; until then the last saved answer must be in it.
      if (status === 200 && income < who.draft.income) wrong(who, `draft says income ${income}, acknowledged was ${who.draft.income}`);
      if (status !== 200 && who.uuid === null) wrong(who, `draft is gone (${status})`);
    }
    if (!who.registered) continue;
    const signedIn = await call(url, 'POST', '/identity/api/v1/login', { body: { email: who.email, password: who.password } });
    checked.answers += 1;
    if (signedIn.status >= 300) {
      wrong(who, `was registered, but cannot sign in (${signedIn.status})`);
      continue;
    }
    const mine = await call(url, 'GET', '/service-application/api/v1/application/heloc/all', { jwt: String(signedIn.body['jwt']) });
    const uuids = (mine.body as unknown as { uuid: string }[]).map((application) => application.uuid);
    checked.answers += 1;
    if (uuids.length !== 1 || uuids[0] !== who.uuid)
      wrong(who, `was told of application ${who.uuid ?? 'none'}, has ${uuids.join(', ') || 'none'}`);
    if (who.uuid === null) continue;

    const file = (await call(url, 'GET', `/sandbox/applications/${who.uuid}`, {})).body as unknown as File;
    const counts = new Map<string, number>();
    for (const event of file.events) {
      const type = event.type ?? event.fact?.type ?? '';
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    if (!GOOD_ENDS.has(file.status)) wrong(who, `rests at ${file.status}`);
    checked.files += 1;
    checked.ends[file.status] = (checked.ends[file.status] ?? 0) + 1;
    if (!file.chainHolds) wrong(who, 'the chain of facts does not hold');
    for (const type of ONCE) {
      const count = counts.get(type) ?? 0;
      if (count > 1 || (count === 0 && file.status === 'OFFER_SELECTION')) wrong(who, `${type} stands ${count} times`);
    }
    if (file.work.some((work) => work.state === 'DUE')) wrong(who, 'work is still due');
  }

  if ((checked.ends['OFFER_SELECTION'] ?? 0) * 2 < checked.files) checked.problems.push('Fewer than half of the files have offers.');
  const seen = new Set<string>();
  for (const { vendor, kind, subject } of ledger) {
    const effect = `${vendor} ${kind} ${subject}`;
    if (seen.has(effect)) {
      checked.doubled += 1;
      checked.problems.push(`${vendor} was asked twice: ${kind} of ${subject}`);
    }
    seen.add(effect);
  }
  return checked;
}
