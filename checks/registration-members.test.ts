import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { TOP } from './tree.ts';

/** The files that complain when registration's data gets an optional member nothing else knows. */
function complaintsAbout(planted: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    writeFileSync(join(folder, 'planted.ts'), `declare module '${join(TOP, 'journey/registration/data.ts')}' { ${planted} }\nexport {};\n`);
    const files = ['planted.ts', join(TOP, 'journey/registration/members.ts'), join(TOP, 'contract/drafts.ts')];
    const compilerOptions = { noEmit: true, incremental: false, types: ['node'], typeRoots: [join(TOP, 'node_modules/@types')] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(TOP, 'tsconfig.json'), compilerOptions, files, include: [] }),
    );
    execFileSync(process.execPath, [join(TOP, 'node_modules/ts7/bin/tsc'), '-p', folder, '--pretty', 'false'], { stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: Buffer | string };
    return [
      ...new Set([...String(stdout).matchAll(/(journey|contract)\/([\w/-]+\.ts)\(/g)].map(([, room, file]) => `${room}/${file}`)),
    ].toSorted();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('an optional member of registration that nothing else knows', () => {
  test.each([
    ['a new one', 'interface RegistrationData { nickname?: string }'],
    ['one of an address', 'interface RegistrationAddress { county?: string }'],
    ['a group of two', 'interface RegistrationData { employer?: { name: string; phone?: string } }'],
  ])('%s does not compile: its row and the draft ask for it', (_, planted) => {
    expect(complaintsAbout(planted)).toEqual(['contract/drafts.ts', 'journey/registration/members.ts']);
  });

  test('without one all of it compiles', () => expect(complaintsAbout('')).toEqual([]));
});
