/** docs/access.md: every operation, who may call it, and where a change is allowed. */
import { CALLERS, expectationOf } from '@hearthline/contract/access-matrix.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { inWords } from '@hearthline/contract/allowed-in.ts';

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export function accessPage(): string {
  return [
    '# Who may call what',
    '',
    'Made by `npm run docs` from the contract; `server/web/matrix.test.ts` asks a running server every cell of it, with requests it takes.',
    '"in": the operation begins, and may still refuse for its own reasons. 401: sign in. 403: known, but not for this caller.',
    '404: to this caller the application does not exist; one that never was answers the same.',
    '',
    row(['Operation', ...CALLERS, 'Only at']),
    row(['---', ...CALLERS.map(() => '---'), '---']),
    ...ENDPOINTS.map((e) =>
      row([`\`${e.method} ${e.path}\``, ...CALLERS.map((c) => expectationOf(e, c)), e.allowedIn === undefined ? '' : inWords(e.allowedIn)]),
    ),
    '',
  ].join('\n');
}
