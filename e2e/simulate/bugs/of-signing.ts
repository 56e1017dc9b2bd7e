/** Planted in what is signed, by whom, and in the days to cancel. */
import type { Bug } from './bug.ts';

export const OF_SIGNING: readonly Bug[] = [
  {
    name: 'new-documents-keep-the-signatures-of-the-owners',
    file: 'journey/folds/closing.ts',
    healthy: 'signers: f.verification.signers.map((s) => ({ ...s, signed: false })),',
    sick: 'signers: f.verification.signers,',
    walk: 'owners',
  },
  {
    name: 'the-evidence-of-a-refused-signature-stays',
    file: 'server/applications/signers/sign.ts',
    healthy: 'await addEvidence(client, {',
    sick: 'await addEvidence(ctx.pool as unknown as typeof client, {',
  },
  {
    name: 'a-withdrawal-returns-nothing-in-the-days-to-cancel',
    file: 'journey/application/endings.ts',
    healthy: '(isNoticeInTime(f, at) ? noticeOnline(f, by, at) : withdrawal(f));',
    sick: 'withdrawal(f);',
    walk: 'ended',
  },
  {
    name: 'a-notice-is-signed-for-twice',
    file: 'server/applications/signers/sign.ts',
    healthy:
      "  if (facts.closing.rescission?.receivedBy.includes(by)) throw new Problem('out_of_order', { message: 'You have signed already' });\n",
    sick: '',
  },
];
