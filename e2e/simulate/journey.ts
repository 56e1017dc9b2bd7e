/** One journey of a seed: people do what they may and what they may not while faults occur; then the faults stop and the application has to end. */
import { isClosed } from '@hearthline/journey/checklist.ts';
import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { CHECKLIST_STATUSES } from '@hearthline/journey/statuses.ts';
import type { RequestName } from '@hearthline/sandbox/borrower.ts';
import { seededRandom } from '@hearthline/sandbox/testing/seeded-random.ts';
import { applicationsIn } from './invariants/log.ts';
import { wrongInTheEnd, wrongNowWith } from './invariants/world.ts';
import { startNamesAt } from './names.ts';
import { type Api, apiOf, type Request } from './people/api.ts';
import { applicant } from './people/applicant.ts';
import { ANYTIME, NEXT } from './people/borrower.ts';
import { borrowerResends, borrowerSignsNotice, signersAct, signersFinish } from './people/signers.ts';
import { decideAll, deskDoes, hireStaff } from './people/desk.ts';
import { sendsFiles } from './people/sender.ts';
import { EVERYTHING, HARSH, staffDoes, staffNext, TOWARD_END } from './people/staff.ts';
import { asks, type Scene, staffAct, type Will } from './scene.ts';
import { shapeOf, turnOf } from './shape.ts';
import { CALM, type Odds } from './time/hosts.ts';
import { DAY, draw, HOUR, MINUTE } from './vendors/random.ts';
import { outages } from './vendors/outage.ts';
import { type World, world } from './world.ts';

export type Played = {
  readonly seed: number;
  /** Whether the borrower stayed; most who begin an application abandon it, here as in reality. */
  readonly stays: boolean;
  /** What went wrong; empty when every invariant was kept. */
  readonly wrong: readonly string[];
  readonly trace: readonly string[];
  readonly requests: readonly Request[];
  readonly faults: Readonly<Record<string, number>>;
  readonly statuses: readonly string[];
  readonly facts: number;
};

const ROUGH: Odds = { fails: 0.006, losesAnswer: 0.004, lags: 0.03, dies: 0.001 };
const HARD: Odds = { fails: 0.02, losesAnswer: 0.02, lags: 0.1, dies: 0.004 };
/** Share of applicants who abandon it within `SOON` moments: they cancel, or do nothing more. */
const LEAVERS = 0.85;
const SOON = 6;
const CANCELS = 0.8;
/** A virtual wait after which an unchanged application counts as stuck. */
const LONGEST_WAIT = 130 * DAY;
const MAX_ROUNDS = 700;
/** Requests after the end: of any journey, and of one that is about them. */
const LATE = 6;
const LATE_WHERE_IT_ENDED = 30;
/** A payment that may be made from a day on, or by another card, is tried each day. */
const DAILY: ReadonlySet<string> = new Set(['ONSITE_APPRAISAL_PAYMENT']);
const WAITS = [10_000, 2 * MINUTE, HOUR, 7 * HOUR, DAY, 4 * DAY, 15 * DAY, 30 * DAY];

/** What a person does at one moment, sensible or not. */
async function act(scene: Scene, as: string): Promise<void> {
  const { api, world: on, who } = scene;
  const { random } = on.time;
  if (scene.uuid === null || random() < 0.02) {
    const uuid = await api.create(who);
    scene.uuid = uuid ?? scene.uuid ?? on.newest();
    return;
  }
  const application = await api.read(scene.uuid);
  if (!application) return;
  if (as === 'staff') {
    const any = EVERYTHING[Math.floor(random() * EVERYTHING.length)] as (typeof EVERYTHING)[number];
    const harsh = HARSH[Math.floor(random() * HARSH.length)] as (typeof HARSH)[number];
    const toward = TOWARD_END[Math.floor(random() * TOWARD_END.length)] as (typeof TOWARD_END)[number];
    const action = draw(random, [
      [60, toward],
      [38, any],
      [1, harsh],
    ]);
    if (scene.desk === true && random() < 0.5) await decideAll(scene, application, false);
    if (scene.desk === true && random() < 0.8) await deskDoes(scene, application, action, false);
    else await staffDoes(api, application, action);
    return;
  }
  if (as === 'signer') {
    await signersAct(scene, application);
    return;
  }
  const next = NEXT[application.status] ?? [];
  const any = ANYTIME[Math.floor(random() * ANYTIME.length)] as RequestName;
  // A page left open, or a saved link: an action of a few steps later is requested now.
  const here = CHECKLIST_STATUSES.indexOf(application.status);
  const soon = CHECKLIST_STATUSES.slice(here + 1, here + 8).flatMap((s) => NEXT[s] ?? []);
  if (random() < (application.facts.openConditions.length > 0 ? 0.3 : 0.03)) await sendsFiles(scene, as, application);
  if (random() < 0.02) await borrowerResends(scene, as, application);
  if (random() < 0.05) await borrowerSignsNotice(scene, as, application);
  if (random() < 0.004) await asks(scene, as, application, random() < 0.5 ? 'cancel' : 'rescind', false);
  else if (next.length > 0 && random() < 0.75) for (const name of next) await asks(scene, as, application, name, false);
  else await asks(scene, as, application, (random() < 0.5 ? soon[0] : undefined) ?? any, false);
}

/** Everyone who can move the application on does; otherwise time passes, longer and longer. Returns why it does not end, or null. */
async function finish(scene: Scene): Promise<string | null> {
  const { world: on, api } = scene;
  let waited = 0;
  let patience = 0;
  let since = '';
  let turn = scene.turn ?? null;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const uuid = scene.uuid ?? (await api.create(scene.who)) ?? on.newest();
    if (uuid === null) return 'no application can be made';
    scene.uuid = uuid;
    const application = await api.read(uuid);
    if (!application) return 'the application cannot be read';
    if (isClosed(application.facts)) {
      if (scene.will === 'leave') return null;
      const lapsed = application.facts.cancelled?.expired === true && since !== '';
      return lapsed ? `lapsed after ${since.split(' ')[0] ?? ''}, though everyone did their part` : null;
    }
    const { status } = application;
    const stand = `${status} ${application.since.getTime()}`;
    if (stand !== since) [waited, patience, since] = [0, 0, stand];
    if (waited > LONGEST_WAIT) return `stuck at ${status} for ${Math.round(waited / DAY)} days`;
    if (turn?.at === status && (turn.approved !== true || application.facts.closing.approvals.length > 0)) {
      // A file may be on its way while the borrower cancels.
      const sent = scene.shape === 'ended' ? sendsFiles(scene, 'borrower', application) : null;
      if (turn.what === 'hold-funding') await staffAct(scene, application, turn.what);
      else await asks(scene, 'borrower', application, turn.what, true);
      await sent;
      turn = null;
    }
    if (scene.will === 'cancel') await asks(scene, 'borrower', application, 'cancel', true);
    if (patience % 4 < 2) {
      for (const name of scene.will === 'leave' ? [] : (NEXT[status] ?? [])) {
        // each page is read again before it is sent
        const page = await api.read(uuid);
        if (page) await asks(scene, 'borrower', page, name, true);
      }
      if (scene.will === 'finish') {
        if (application.facts.openConditions.length > 0 && on.time.random() < 0.5) await sendsFiles(scene, 'borrower', application);
        await signersFinish(scene, 'borrower', application);
        if (status === 'RESCISSION') await borrowerSignsNotice(scene, 'borrower', application);
      }
      // In an outage staff leave alone what has to continue by itself; what a vendor answered is theirs, as ever.
      const isLeft = scene.noClicks === true && WORK_STEPS.some((step) => application.facts.steps[step].failed?.vendor !== undefined);
      const actions = isLeft ? [] : (staffNext(application) ?? (patience > 8 ? TOWARD_END : []));
      const standing = actions.length > 0 && (await api.read(uuid));
      if (standing && standing.status === status)
        for (const action of actions)
          if ((await staffAct(scene, standing, action)) === 'done') {
            // A county may reject a deed more than once: a correction is progress, though the status is the same.
            waited = 0;
            break;
          }
    }
    const usual = WAITS[Math.min(patience, WAITS.length - 1)] as number;
    const wait = DAILY.has(status) ? Math.min(DAY, usual) : usual;
    await new Promise<void>((resolve) => on.time.after(wait, resolve));
    waited += wait;
    patience += 1;
  }
  return `not ended after ${MAX_ROUNDS} rounds`;
}

/** Pages that were left open: what is sent after the end changes nothing. */
async function actLate(scene: Scene): Promise<void> {
  const { shape, world: on } = scene;
  if (shape !== 'ended') {
    for (let late = 0; late < LATE; late += 1) await act(scene, 'borrower');
    return;
  }
  for (let late = 0; late < LATE_WHERE_IT_ENDED; late += 1) {
    const what = draw(on.time.random, [
      [4, 'borrower'],
      [3, 'staff'],
      [2, 'signer'],
      [2, 'cancel'],
      [1, 'rescind'],
    ] as const);
    if (what !== 'cancel' && what !== 'rescind') {
      await act(scene, what);
      continue;
    }
    const application = scene.uuid === null ? null : await scene.api.read(scene.uuid);
    if (application) await asks(scene, 'borrower', application, what, false);
  }
}

/** Who had to act because a vendor was down: staff who look at a step that was given up, or ask the bureau again. */
function clicksOf(on: World): string[] {
  return applicationsIn(on).flatMap(({ log }) =>
    log.flatMap(({ fact, actor }) => {
      const isGivenUp = fact.type === 'workFailed' && fact.vendor !== undefined && fact.step !== 'soft-credit';
      // staff start a payoff again after what the creditor answered: that is no outage
      const isAskedAgain = fact.type === 'workRestarted' && fact.step === 'soft-credit' && actor === 'staff';
      return isGivenUp || isAskedAgain ? [`staff have to act: ${JSON.stringify(fact)}`] : [];
    }),
  );
}

/** Plays a part of a journey; a part that does not end, or ends in an error, is wrong. */
async function toItsEnd(wrong: string[], part: () => Promise<void>): Promise<void> {
  try {
    await part();
  } catch (error) {
    wrong.push(`does not end: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Plays a journey in which every vendor that a job calls is down for six hours from its first call on, and everyone else does their part. Nobody may
 * have to act because of it.
 */
export async function playOutage(seed: number): Promise<Played> {
  startNamesAt(0);
  const outage = outages();
  const on = world(seed, CALM, outage);
  const api = apiOf(on);
  const scene: Scene = {
    world: on,
    api,
    who: applicant(on.db, on.time.random, 'anyone'),
    will: 'finish',
    shape: 'anyone',
    uuid: null,
    noClicks: true,
  };
  const wrong: string[] = [];
  await toItsEnd(wrong, async () => {
    await on.time.until(finish(scene).then((end) => void (end !== null && wrong.push(end))));
    await on.time.pass(MINUTE);
  });
  wrong.push(...clicksOf(on), ...wrongInTheEnd(on, api.requests));
  on.faults.count['vendors down for six hours'] = outage.until.size;
  on.faults.count['calls without an answer'] = outage.calls;
  return playedOf(on, api, { seed, stays: true, wrong });
}

/** Plays the journey of a seed to its end and reports violated invariants. `whole`: of a borrower who stays. */
export async function play(seed: number, whole: boolean): Promise<Played> {
  startNamesAt(0);
  const pick = seededRandom(seed ^ 0x5eed);
  const odds = draw(pick, [
    [4, CALM],
    [4, ROUGH],
    [2, HARD],
  ]);
  const heart = seededRandom(seed ^ 0x1eaf);
  const stays = whole || heart() >= LEAVERS;
  const will: Will = stays ? 'finish' : heart() < CANCELS ? 'cancel' : 'leave';
  const shape = shapeOf(seed);
  const on = world(seed, odds);
  const api = apiOf(on);
  const scene: Scene = {
    world: on,
    api,
    who: applicant(on.db, on.time.random, shape),
    will,
    shape,
    uuid: null,
    turn: turnOf(shape, heart),
    desk: heart() < 0.6 || shape === 'held',
  };
  hireStaff(on.db);
  const actors = [
    'borrower',
    ...(pick() < 0.5 ? ['second tab'] : []),
    ...(pick() < 0.6 || shape === 'held' ? ['staff'] : []),
    ...(pick() < 0.3 || shape === 'owners' ? ['signer'] : []),
  ].slice(0, 3);
  const moments = Math.floor(pick() * (stays ? 60 : SOON));
  const wrong: string[] = [];
  on.tell(`seed ${seed}, ${shape}: ${actors.join(', ')}; ${moments} moments`);
  let stuck: string | null = null;
  await toItsEnd(wrong, async () => {
    for (let moment = 0; moment < moments && wrong.length === 0; moment += 1) {
      const acting = actors.filter((_, i) => i === moment % actors.length || pick() < 0.4).map((as) => act(scene, as));
      await on.time.until(Promise.all(acting));
      await on.time.pass(
        draw(pick, [
          [60, 2000],
          [30, MINUTE],
          [8, 7 * HOUR],
          [2, 3 * DAY],
          [0.3, 31 * DAY],
        ]),
      );
      const now = wrongNowWith(on);
      if (now) wrong.push(now);
    }
    on.calm();
    await on.time.pass(MINUTE);
    if (wrong.length === 0) {
      const work = finish(scene).then((end) => {
        stuck = end;
      });
      await on.time.until(work);
      await on.time.pass(MINUTE);
      if (stuck === null) await on.time.until(actLate(scene));
      await on.time.pass(MINUTE);
    }
  });
  if (stuck) wrong.push(stuck);
  wrong.push(...wrongInTheEnd(on, api.requests));
  return playedOf(on, api, { seed, stays, wrong });
}

function playedOf(on: World, api: Api, known: Pick<Played, 'seed' | 'stays' | 'wrong'>): Played {
  const applications = applicationsIn(on);
  return {
    ...known,
    trace: on.trace,
    requests: api.requests,
    faults: on.faults.count,
    statuses: [...new Set(applications.flatMap((a) => a.statuses.map((s) => s.split(' ')[1] ?? '')))],
    facts: applications.reduce((sum, a) => sum + a.log.length, 0),
  };
}
