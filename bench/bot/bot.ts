/**
 * The bot over labeled questions, as people write them: how many it answers right, how many with something else than what was asked, and how many it
 * hands over. `questions.json` is what the bot was tuned on; `unseen.json` was kept apart while tuning, so its figures are those that count.
 */
import { helpArticles } from '@hearthline/server/config/help-articles.ts';
import { answerOf } from '@hearthline/server/chat/bot/answer.ts';
import { knowledgeOf } from '@hearthline/server/chat/bot/knowledge.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Goal } from '../goals.ts';
import { table } from '../table.ts';
import { isBorrower, ownAs } from '@hearthline/server/chat/bot/testing/borrowers.ts';

/** One question: what may be answered, or `hand-over`, and whose application it is about. */
type Question = { readonly q: string; readonly expect: readonly string[]; readonly own?: string; readonly group: string };
type Outcome = 'right' | 'wrong' | 'handed over';
type Asked = Question & { readonly got: string; readonly outcome: Outcome; readonly ms: number };

const HAND_OVER = 'hand-over';
const GOALS = { right: 92, wrong: 1, p95: 150 } as const;

const percent = (part: number, of: number): number => (of === 0 ? 0 : (100 * part) / of);
const shown = (value: number): string => `${value.toFixed(1)}%`;

function ask(questions: readonly Question[]): Asked[] {
  const knowledge = knowledgeOf(helpArticles());
  const people = new Map(
    [...new Set(questions.flatMap(({ own }) => own ?? []))].filter(isBorrower).map((name) => [name as string, ownAs(name)]),
  );
  return questions.map((question) => {
    const own = question.own === undefined ? null : (people.get(question.own) ?? null);
    if (question.own !== undefined && own === null) throw new Error(`No borrower stands as ${question.own}`);
    const began = performance.now();
    const { kind, questionId } = answerOf(question.q, knowledge, own);
    const ms = performance.now() - began;
    const got = kind === HAND_OVER ? HAND_OVER : questionId;
    const outcome = question.expect.includes(got) ? 'right' : got === HAND_OVER ? 'handed over' : 'wrong';
    return { ...question, got, outcome, ms };
  });
}

const share = (asked: readonly Asked[], outcome: Outcome): number =>
  percent(asked.filter((one) => one.outcome === outcome).length, asked.length);

function groups(asked: readonly Asked[]): string {
  const names = [...new Set(asked.map(({ group }) => group))].toSorted();
  const row = (name: string, of: readonly Asked[]) => [
    name,
    String(of.length),
    ...(['right', 'wrong', 'handed over'] as const).map((outcome) => shown(share(of, outcome))),
  ];
  return table(
    ['group', 'questions', 'right', 'wrong', 'handed over'],
    [
      ...names.map((name) =>
        row(
          name,
          asked.filter(({ group }) => group === name),
        ),
      ),
      row('all', asked),
    ],
  );
}

/** Runs both lists; what was confused is listed for the one that is not kept apart. */
export async function bot(): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const [name, isApart] of [
    ['questions', false],
    ['unseen', true],
  ] as const) {
    const file = join(import.meta.dirname, `${name}.json`);
    if (!existsSync(file)) continue;
    const asked = ask(JSON.parse(readFileSync(file, 'utf8')) as Question[]);
    const sorted = asked.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    console.log(`\nBot, ${name}.json: ${asked.length} questions, p95 ${p95.toFixed(1)} ms\n\n${groups(asked)}`);
    if (!isApart) {
      const confused = asked.filter(({ outcome }) => outcome !== 'right');
      console.log(
        `\n${table(
          ['question', 'got', 'expected'],
          confused.map(({ q, got, expect }) => [q.slice(0, 90), got, expect.join(' ')]),
        )}`,
      );
    }
    goals.push(
      { what: `bot, ${name}: answered right or rightly handed over, %`, value: share(asked, 'right'), atLeast: GOALS.right },
      { what: `bot, ${name}: answered with something else, %`, value: share(asked, 'wrong'), atMost: GOALS.wrong },
      { what: `bot, ${name}: p95, ms`, value: p95, atMost: GOALS.p95 },
    );
  }
  return Promise.resolve(goals);
}
