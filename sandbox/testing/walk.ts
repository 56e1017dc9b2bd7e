import { replay } from '@hearthline/journey/application/apply.ts';
import { stepOf } from '@hearthline/journey/checklist.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { settle } from '@hearthline/journey/triggers.ts';
import { whereNext } from '@hearthline/journey/where-next.ts';
import { applicationViews } from '@hearthline/server/applications/application-view.ts';
import { type Application, applicationByUuid, logOf } from '@hearthline/database/stores/application/application.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';
import { messagesAbout } from '@hearthline/database/testing/messages-about.ts';

/** One status a file went through: who had to act, the screen the app shows, and what happened there. */
export type WalkStep = {
  readonly status: string;
  readonly waitsFor: string;
  readonly screen: string;
  /** Kinds of facts by who recorded them, in order. */
  readonly done: readonly { readonly actor: string; readonly facts: readonly string[] }[];
  readonly documents: readonly string[];
  readonly messages: readonly string[];
};

/** How often a vendor was asked depends on the day of the week; everything else of a walk does not. */
const NOT_SHOWN: ReadonlySet<Fact['type']> = new Set(['providerUpdateReceived']);

/** The screen the app opens for a file, from the loader a new application waits on. */
async function screenOf(ctx: WebContext, application: Application): Promise<string> {
  const [view] = await applicationViews(ctx, [application]);
  if (!view) throw new Error('no view');
  const profile = { name: { uuid: 'n' }, dob: '1980-01-01', ssnLast4: application.facts.ssnSecretId === null ? null : '0000' };
  const machineState = settle({ status: view.status, application: view, profile });
  const start = `/account/heloc/${view.uuid}/`;
  const next = whereNext({ status: view.status, machineState, application: view, currentPath: `${start}product/loading`, retries: 0 });
  if (next.kind === 'go') return next.path.replace(start, '').replace(/\?.*/, '');
  return next.kind === 'wait' ? '…' : '(stays)';
}

/** The documents of a package; those that come alone are found by when they were delivered. */
function madeBy(fact: Fact): readonly { readonly kind: string; readonly sha256: string }[] {
  return fact.type === 'packageMade' || fact.type === 'documentsMade' ? fact.documents : [];
}

/** Neighbors of one actor together. */
function byActor(rows: readonly { readonly actor: string; readonly type: string }[]): WalkStep['done'] {
  const groups: { actor: string; facts: string[] }[] = [];
  for (const { actor, type } of rows) {
    const last = groups.at(-1);
    const facts = last?.actor === actor ? last.facts : [];
    if (facts.length === 0) groups.push({ actor, facts });
    const same = /^(\S+)(?: ×(\d+))?$/.exec(facts.at(-1) ?? '');
    if (same?.[1] === type) facts[facts.length - 1] = `${type} ×${Number(same[2] ?? 1) + 1}`;
    else facts.push(type);
  }
  return groups;
}

/** A file's way, read off its log, its documents and its messages (lending §5: a walk is reviewed like code). */
export async function walkOf(ctx: WebContext, uuid: string): Promise<WalkStep[]> {
  const application = await applicationByUuid(ctx.pool, uuid);
  const log = await logOf(ctx.pool, uuid);
  const facts = log.map((row) => row.payload);
  const statuses = facts.map((_, i) => stepOf(replay(facts.slice(0, i + 1)), application.settings));
  const [documents, messages] = await Promise.all([documentsOf(ctx.pool, [uuid]), messagesAbout(ctx.pool, uuid)]);
  const packaged = new Set(facts.flatMap(madeBy).map((d) => d.sha256));
  const stretches: WalkStep[] = [];
  let from = 0;
  for (const [i, step] of statuses.entries()) {
    const entered = i === 0 || statuses[i - 1]?.status !== step.status;
    if (entered) from = i;
    if (i < statuses.length - 1 && statuses[i + 1]?.status === step.status) continue;
    const here = facts.slice(from === 0 ? 0 : from + 1, i + 2);
    // What follows the fact that led here belongs to this status; the fact that leads on belongs to it too.
    const rows = log.slice(from === 0 ? 0 : from + 1, i + 2).filter((row) => !NOT_SHOWN.has(row.type as Fact['type']));
    const since = log[from]?.at ?? application.createdAt;
    const until = log[i + 1]?.at ?? null;
    // A message is sent on coming to a status; a document is made by the work that leaves it.
    const sentIn = ({ at }: { readonly at: Date }) => at >= since && (until === null || at < until);
    const madeIn = ({ deliveredAt: at }: { readonly deliveredAt: Date }) => at > since && (until === null || at <= until);
    stretches.push({
      status: step.status,
      waitsFor: step.actor,
      screen: await screenOf(ctx, { ...application, facts: replay(facts.slice(0, i + 1)), status: step.status, version: i + 1 }),
      done: byActor(rows),
      documents: [
        ...here.flatMap(madeBy).map((d) => d.kind),
        ...documents.filter((p) => madeIn(p) && !packaged.has(p.sha256)).map((p) => p.kind),
      ],
      messages: messages.filter(sentIn).map((m) => `${m.channel.toLowerCase()}: ${m.subject}`),
    });
  }
  return stretches;
}

/** A day is said as such, whichever it was. */
const DATE = /\b\w+day, \w+ \d{1,2}(?:, \d{4})?/g;

const indented = (name: string, values: readonly string[]) => (values.length > 0 ? [`    ${name} ${values.join(', ')}`] : []);

/** A walk as text: a line for each status, and under it who did what, the documents made and the messages sent while it stood there. */
export function walkText(title: string, walk: readonly WalkStep[]): string {
  const lines = walk.flatMap(({ status, waitsFor, screen, done, documents, messages }) => [
    `${status.padEnd(31)} ${waitsFor.padEnd(11)} ${screen}`,
    ...done.flatMap(({ actor, facts }) => indented(`${actor}:`, facts)),
    ...indented('document:', documents),
    ...messages.map((m) => `    ${m.replaceAll(DATE, '<day>')}`),
  ]);
  return `${title}\n${lines.join('\n')}\n`;
}
