/** The reporter of the whole journeys: writes each as a line of JSON, and prints them as a table. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

import type { Walked } from './walk.ts';

/** The name of the attachment in which a test leaves its walk. */
export const WALK = 'walk';
const FILE = join(import.meta.dirname, '..', '..', 'test-results', 'walks.jsonl');

type Line = Walked & { readonly title: string };

const row = ({ title, ended, statuses, screens, interactions, toOffer, seconds }: Line): string[] => [
  title,
  ended,
  String(statuses.length),
  String(new Set(screens).size),
  String(interactions),
  `${toOffer.interactions} · ${toOffer.screens} · ${toOffer.machineSeconds} s`,
  `${seconds} s`,
];
const HEAD = ['journey', 'ends at', 'statuses', 'screens', 'interactions', 'to the offer: interactions · screens · machine', 'time'];

export default class WalkTable implements Reporter {
  readonly #lines: Line[] = [];

  onTestEnd({ title }: TestCase, { attachments, status }: TestResult): void {
    if (status !== 'passed') return;
    for (const { name, body } of attachments)
      if (name === WALK && body) this.#lines.push({ title, ...(JSON.parse(body.toString()) as Walked) });
  }

  onEnd(): void {
    if (this.#lines.length === 0) return;
    mkdirSync(join(FILE, '..'), { recursive: true });
    writeFileSync(FILE, this.#lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const rows = [HEAD, ...this.#lines.map(row)];
    const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
    for (const cells of rows)
      console.log(
        cells
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      );
  }

  printsToStdio(): boolean {
    return false;
  }
}
