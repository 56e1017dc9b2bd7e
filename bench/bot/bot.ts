/**
 * The bot over labeled questions, as people write them: how many it answers right, how many with something else than what was asked, and how many it
 * hands over. No question has a part in its model; `questions.json` is what it was tuned on, so that its figures flatter, and `unseen.json` was kept apart.
 */
import { answerOf, type Knowledge, SURE } from '@hearthline/server/chat/bot/answer.ts';
import { recognize } from '@hearthline/server/chat/bot/recognition.ts';
import type { Found } from '@hearthline/server/chat/bot/recognizer.ts';
import { isBorrower, ownAs } from '@hearthline/server/chat/bot/testing/borrowers.ts';
import { helpArticles } from '@hearthline/server/config/help-articles.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Goal } from '../goals.ts';
import { table } from '../table.ts';

/** One question: what may be answered, or `hand-over`, and whose application it is about. */
type Question = { readonly q: string; readonly expect: readonly string[]; readonly own?: string; readonly group: string };
const OUTCOMES = ['right', 'wrong', 'handed over'] as const;
type Outcome = (typeof OUTCOMES)[number];
type Asked = Question & { readonly got: string; readonly outcome: Outcome; readonly ms: number };

const HAND_OVER = 'hand-over';
const GOALS = { right: 92, wrong: 1, p95: 150, megabytes: 150 } as const;
const FOLDS = 5;
/** From which surenesses on the bot could speak. */
const TRIED = Array.from({ length: 41 }, (_, at) => 0.3 + at * 0.02);

const percent = (part: number, of: number): number => (of === 0 ? 0 : (100 * part) / of);
const shown = (value: number): string => `${value.toFixed(1)}%`;
const share = (asked: readonly Asked[], outcome: Outcome): number =>
  percent(asked.filter((one) => one.outcome === outcome).length, asked.length);

/** Borrowers as the product shows them, each made once. */
const people = new Map<string, ReturnType<typeof ownAs>>();
function ownOf(name: string | undefined) {
  if (name === undefined) return null;
  if (!isBorrower(name)) throw new Error(`No borrower stands as ${name}`);
  const own = people.get(name) ?? ownAs(name);
  people.set(name, own);
  return own;
}

async function ask(question: Question, knowledge: Knowledge, sure: number): Promise<Asked> {
  const own = ownOf(question.own);
  const began = performance.now();
  const { kind, questionId, also } = await answerOf(question.q, knowledge, own, sure);
  const ms = performance.now() - began;
  const got = kind === HAND_OVER ? [HAND_OVER] : [questionId, ...(also === null ? [] : [also])];
  // Both answers of a message have to be right.
  const isRight = got.every((one) => question.expect.includes(one));
  return { ...question, got: got.join(' + '), outcome: isRight ? 'right' : got[0] === HAND_OVER ? 'handed over' : 'wrong', ms };
}

/** Asks all. Each text is recognized once. */
async function askAll(questions: readonly Question[], knowledge: Knowledge, sure: number): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) asked.push(await ask(question, knowledge, sure));
  return asked;
}

function groups(asked: readonly Asked[]): string {
  const names = [...new Set(asked.map(({ group }) => group))].toSorted();
  const row = (name: string, of: readonly Asked[]) => [name, String(of.length), ...OUTCOMES.map((outcome) => shown(share(of, outcome)))];
  const ofGroup = (name: string) => asked.filter(({ group }) => group === name);
  return table(['group', 'questions', ...OUTCOMES], [...names.map((name) => row(name, ofGroup(name))), row('all', asked)]);
}

/** Each fold of the questions, asked with the sureness that was best on the others: the most right with at most the wrong that is allowed. */
async function crossValidated(questions: readonly Question[], knowledge: Knowledge): Promise<Asked[]> {
  const tried: Asked[][] = [];
  for (const sure of TRIED) tried.push(await askAll(questions, knowledge, sure));
  const foldOf = (at: number): number => at % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = tried.map((asked) => asked.filter((__, at) => foldOf(at) !== fold));
    const allowed = others.map((asked, at) => ({ at, asked })).filter(({ asked }) => share(asked, 'wrong') <= GOALS.wrong);
    const best = allowed.toSorted((a, b) => share(b.asked, 'right') - share(a.asked, 'right'))[0]?.at ?? TRIED.length - 1;
    console.log(`Fold ${fold + 1}: best from ${TRIED[best]?.toFixed(2)} on`);
    return (tried[best] ?? []).filter((__, at) => foldOf(at) === fold);
  }).flat();
}

function goalsOf(name: string, asked: readonly Asked[]): Goal[] {
  return [
    { what: `bot, ${name}: answered right or rightly handed over, %`, value: share(asked, 'right'), atLeast: GOALS.right },
    { what: `bot, ${name}: answered with something else, %`, value: share(asked, 'wrong'), atMost: GOALS.wrong },
  ];
}

/** Runs both lists; what was confused is listed for the one that is not kept apart. */
export async function bot(): Promise<Goal[]> {
  const before = process.memoryUsage.rss();
  const began = performance.now();
  await recognize(['hello']);
  console.log(`\nBot: its first answer took ${Math.round(performance.now() - began)} ms`);
  const known = new Map<string, readonly Found[]>();
  const knowledge: Knowledge = {
    articles: helpArticles(),
    recognize: async (texts) => {
      const found: (readonly Found[])[] = [];
      for (const text of texts) {
        const one = known.get(text) ?? (await recognize([text]))[0] ?? [];
        known.set(text, one);
        found.push(one);
      }
      return found;
    },
  };
  const goals: Goal[] = [];
  for (const name of ['questions', 'unseen'] as const) {
    const questions = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Question[];
    if (questions.length === 0) continue;
    const asked = await askAll(questions, knowledge, SURE);
    const p95 = asked.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(asked.length * 0.95)] ?? Number.NaN;
    console.log(`\nBot, ${name}.json: ${asked.length} questions, p95 ${p95.toFixed(1)} ms\n\n${groups(asked)}`);
    goals.push(...goalsOf(name, asked), { what: `bot, ${name}: p95, ms`, value: p95, atMost: GOALS.p95 });
    if (name === 'unseen') continue;
    const confused = asked
      .filter(({ outcome }) => outcome !== 'right')
      .map(({ q, got, expect }) => [q.slice(0, 90), got, expect.join(' ')]);
    console.log(`\n${table(['question', 'got', 'expected'], confused)}\n`);
    const megabytes = (process.memoryUsage.rss() - before) / 1e6;
    const validated = await crossValidated(questions, knowledge);
    console.log(`\nBot, cross validation of its sureness over ${FOLDS} folds\n\n${groups(validated)}`);
    goals.push(...goalsOf('cross validation', validated));
    goals.push({ what: 'bot: memory that its model adds, MB', value: megabytes, atMost: GOALS.megabytes });
  }
  return goals;
}
