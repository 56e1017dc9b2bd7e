/** What everyone in a journey shares, and what they do in it: a borrower's request, and an action of staff. */
import { incomePost } from '@hearthline/contract/application/income.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { type BorrowerRequest, REQUESTS, type RequestName } from '@hearthline/sandbox/borrower.ts';
import type { Api, Ending } from './people/api.ts';
import { type Applicant, giveSsn } from './people/applicant.ts';
import { seenBy } from './people/borrower.ts';
import { deskDoes } from './people/desk.ts';
import { type Name, staffDoes } from './people/staff.ts';
import type { Shape, Turn } from './shape.ts';
import type { World } from './world.ts';

const NEEDS_SSN: ReadonlySet<RequestName> = new Set(['repull', 'info']);
/** Reads of a report of income that is not ready, and the time between them. */
const MOST_READS = 40;
const READ_AGAIN = 30_000;
/** What two people do at the desk, and nobody for them. */
const BY_TWO: ReadonlySet<string> = new Set(['release-hold', 'correct-recording', 'record-payoff']);

/** What the borrower does once faults have stopped: complete every step, cancel, or nothing. */
export type Will = 'finish' | 'cancel' | 'leave';
export type Scene = {
  readonly world: World;
  readonly api: Api;
  readonly who: Applicant;
  readonly will: Will;
  readonly shape: Shape;
  uuid: string | null;
  readonly noClicks?: boolean;
  /** Staff act at their desk, each in a role; otherwise at the sandbox's door. */
  readonly desk?: boolean;
  /** The status at which staff hold the line once, or at which the borrower changes their mind; null: neither happens. */
  readonly turn?: Turn | null;
};

export async function asks(scene: Scene, as: string, application: Application, name: RequestName, honest: boolean): Promise<void> {
  const { api, world: on, who, shape } = scene;
  const { random } = on.time;
  const { endpoint, params, body, ifMatch }: BorrowerRequest = REQUESTS[name];
  if (NEEDS_SSN.has(name) && (honest || random() < 0.6)) giveSsn(on.db, who);
  const sent = await body(seenBy(who, application, on.page, { random, honest, name, shape }));
  if (sent === null) return;
  // Now and then the version is left out where it has to be named.
  const ifVersion = random() < (ifMatch ? (honest ? 1 : 0.95) : 0.3) ? application.version : null;
  // While a borrower types, other people or jobs may change the application.
  if (random() < 0.3) await new Promise<void>((resolve) => on.time.after(random() * 20_000, resolve));
  const ending = await api.call(endpoint, { who, as, uuid: application.uuid, ifVersion, params, body: sent });
  if (honest && name === 'income' && ending === 'done')
    await readsIncome(scene, as, application, (sent as { readonly method: string }).method);
}

/** The vendor's report of income is not always ready: the page of an honest borrower reads it again until it is, or until its link has to be made again. */
async function readsIncome({ api, world: on, who }: Scene, as: string, { uuid, facts }: Application, method: string): Promise<void> {
  const { reports } = facts.verification.income;
  for (let reads = 1; reads < MOST_READS; reads += 1) {
    const now = await api.read(uuid);
    if (now?.status !== 'INCOME_VERIFICATION' || now.facts.verification.income.reports.length > reports.length) return;
    await new Promise<void>((resolve) => on.time.after(READ_AGAIN, resolve));
    if ((await api.call(incomePost, { who, as, uuid, body: { method } })) !== 'done') return;
  }
}

/** An action by who may do it: at the desk, where a colleague decides what takes two, or, for what is refused there, at the sandbox's door. */
export async function staffAct(scene: Scene, application: Application, action: Name): Promise<Ending> {
  if (scene.desk !== true) return staffDoes(scene.api, application, action);
  // A colleague tries first, who perhaps may not.
  if (scene.world.time.random() < 0.4 && (await deskDoes(scene, application, action, false)) === 'done') return 'done';
  const ending = await deskDoes(scene, application, action, true);
  const isLeft = ending !== 'done' && !BY_TWO.has(action);
  return isLeft ? staffDoes(scene.api, application, action) : ending;
}
