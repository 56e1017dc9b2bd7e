import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The text of a file that is made once and readable by its owner alone. Several processes may start at the same moment, and any of them may be killed
 * while it writes: the file appears whole or not at all, and all of them read the same one.
 */
export function createOnceFile(file: string, make: () => string): string {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) {
    const making = `${file}.${process.pid}.new`;
    writeFileSync(making, make(), { mode: 0o600 });
    try {
      linkSync(making, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(making, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}
