/** docs/access.md: every operation, who may call it, and where a change is allowed. */
import { CALLERS, expectationOf, isStaff } from '@hearthline/contract/access-matrix.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { inWords } from '@hearthline/contract/allowed-in.ts';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Who can call a running product. A lender's people have no way to sign in yet: the matrix test vouches for them, this page does not show them. */
const SHOWN = CALLERS.filter((caller) => !isStaff(caller));
const onlyStaff = ENDPOINTS.filter(({ access }) => access === 'staff').length;

export function accessPage(): string {
  return [
    '# Who may call what',
    '',
    'Made by `npm run docs` from the contract; `server/web/matrix.test.ts` asks a running server every cell of it, with requests it takes.',
    '"in": the operation begins, and may still refuse for its own reasons. 401: sign in. 403: known, but not for this caller.',
    '404: to this caller the application does not exist; one that never was answers the same.',
    '',
    `The lender's staff are not among the callers: there is no way for them to sign in yet${onlyStaff === 0 ? '' : `, and the ${onlyStaff} operations only they may call refuse everybody here`}. What staff decide is done by \`POST /sandbox/applications/{uuid}/staff\`, outside production only.`,
    '',
    row(['Operation', ...SHOWN, 'Only at']),
    row(['---', ...SHOWN.map(() => '---'), '---']),
    ...ENDPOINTS.map((e) =>
      row([
        `\`${e.method} ${e.path}\``,
        ...SHOWN.map((c) => expectationOf(e, c)),
        [e.access === 'sandbox' ? 'outside production' : '', e.allowedIn === undefined ? '' : inWords(e.allowedIn)]
          .filter(Boolean)
          .join('; '),
      ]),
    ),
    '',
  ].join('\n');
}
