import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { buildLog, scrub } from './log.ts';

function logged(write: (log: ReturnType<typeof buildLog>) => void): Record<string, unknown> {
  let text = '';
  const lines = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  write(buildLog('info', lines));
  return JSON.parse(text) as Record<string, unknown>;
}

describe('a log line', () => {
  test('drops every member that is not on the list, from child loggers too', () => {
    const line = logged((log) =>
      log
        .child({ reqId: 'r-1', email: 'ada@example.com' })
        .info({ route: '/a/:uuid', status: 200, ssn: '666-10-1001', body: { password: 'x' } }, 'answered'),
    );
    expect(line).toMatchObject({ reqId: 'r-1', route: '/a/:uuid', status: 200, msg: 'answered' });
    expect(JSON.stringify(line)).not.toMatch(/ada|666|password/);
  });

  test('has the kind, code and stack of an error, without personal data of its message', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "666-10-1001" of ada@example.com'), {
      code: '22P02',
      detail: 'Key (email)=(ada@example.com)',
    });
    const line = logged((log) => log.error({ err: error }, 'failed'));
    expect(line['err']).toMatchObject({ type: 'Error', code: '22P02' });
    expect((line['err'] as { stack: string[] }).stack[0]).toContain('log.test.ts');
    expect(JSON.stringify(line)).not.toMatch(/ada@|666/);
  });

  test('never contains a whole request or reply', () => {
    expect(logged((log) => log.info({ req: { url: '/?s=secret' }, res: {} }, 'x'))).not.toHaveProperty('req');
  });
});

test.each([
  ['Key (email)=(a@b.c) exists', 'Key (email)=(…) exists'],
  ['account 000123456789 failed', 'account # failed'],
  ["value 'Ada Lovelace' is too long", "value '…' is too long"],
  ['status 404 from vendor', 'status 404 from vendor'],
])('%s is scrubbed', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});
