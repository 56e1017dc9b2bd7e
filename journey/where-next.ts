/**
 * Decides where the borrower goes from the current status; the app's only navigation between statuses. Status first, fallback machine
 * second, '/' last (AMB-37).
 */
import { CORRECTABLE, isCorrectable } from './corrections.ts';
import { FALLBACK_ROUTES, withoutCode } from './fallback-routes.ts';
import type { FallbackRow } from './fallback-routes.ts';
import { applicationScreen, home, KEPT_ON_REDIRECT, matchesScreen, outside, queryString, screenOf } from './paths.ts';
import type { ApplicationScreen, Query } from './paths.ts';
import { delayMs, TRIES } from './polling.ts';
import { refined, rowOf } from './step-routes.ts';
import type { RouteInput } from './step-routes.ts';
import { type ChecklistStatus, type Route, STATUS_TABLE, statusKind, type Target } from './statuses.ts';
import type { MachineState } from './machine.ts';
import type { StatusAnswer } from './status-answer.ts';
import type { ApplicationView } from './triggers.ts';

/**
 * Screens opened by a link on another screen, and those other screens. A borrower who opened one stays there, whatever the status, until
 * the status is terminal or the screen calls done (AMB-68).
 */
export const LINKED_SCREENS = {
  'document/disclosures': ['conditions', 'start/app-summary', 'complete', 'error/decline'],
  'product/select/confirm': ['product/select'],
  'income/link/:type': ['income/review'],
  'income/pointserv-callback': ['income/link/:type'],
  'income/upload/:type': ['income/review'],
  'bank/manual-disburse': ['bank/disburse'],
  'bank/autopay-manual': ['bank/autopay'],
  'bank/confirm': ['bank/disburse', 'bank/autopay'],
  'signing/sign': ['signing/intro'],
  'signing/support': ['signing/intro', 'signing/sign'],
  'notary/session': ['notary/intro'],
  'notary/schedule-manual': ['notary/intro', 'notary/error'],
  'notary/reserve-manual': ['notary/schedule-manual'],
  'notary/error': ['notary/session'],
  'insurance/upload': ['insurance/requirements'],
  'insurance/requirements': ['insurance/upload'],
  conditions: ['complete', 'income/review', 'identity'],
  'conditions/upload-document': ['conditions'],
  'conditions/phone-number': ['conditions'],
} as const satisfies Partial<Record<ApplicationScreen, readonly ApplicationScreen[]>>;

const LINKED = Object.keys(LINKED_SCREENS);

/**
 * The screen of an earlier step that may be opened again from a status's own screen, which its address names: offers are chosen anew until the
 * application is complete, a name that no credit file was found under is corrected, and so is an answer once the summary is prepared (record 32).
 */
const REOPENED: Partial<Record<ChecklistStatus, ApplicationScreen>> = {
  COLLECT_ADDITIONAL_INFO: 'product/select',
  CREDIT_NO_MATCH: 'start/profile',
  ...Object.fromEntries(CORRECTABLE.map((status) => [status, 'start/profile'])),
};

/** The address at which an answer is corrected; null at a status where none can be. */
export function correctionPath(uuid: string, { status }: Pick<StatusAnswer, 'status'>): string | null {
  const { screen } = rowOf(status);
  return isCorrectable(status) && screen !== '/' ? applicationScreen(uuid, 'start/profile', { from: screen }) : null;
}

const queryIn = (path: string): URLSearchParams => new URLSearchParams(path.split('#', 1)[0]?.split('?')[1] ?? '');

/** Whether the screen at a path was opened again from the screen of this status. */
const isReopened = (path: string, { status }: StatusAnswer): boolean =>
  screenOf(path) === REOPENED[status] && queryIn(path).get('from') === rowOf(status).screen;

export interface WhereAmI {
  readonly status: StatusAnswer;
  /** From `settle`; null while the profile is not known. */
  readonly machineState: MachineState | null;
  /** Null when the application could not be read: the dashboard is shown. */
  readonly application: ApplicationView | null;
  /** Path with query. */
  readonly currentPath: string;
  /** Re-reads since the status last changed. */
  readonly retries: number;
  /** The status response when a screen called "done"; null once it led elsewhere, or when nothing was sent. */
  readonly submittedAt?: StatusAnswer | null;
  /** The screen says that its step is over. */
  readonly isLeaving?: boolean;
  /** The application as it was then: the screen of a status may depend on it. */
  readonly submittedWith?: ApplicationView | null;
}

export type Next =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'wait'; readonly delayMs: number }
  | { readonly kind: 'stay' };

const STAY: Next = { kind: 'stay' };

/** A decline navigates by itself (AMB-67); an application that ended otherwise keeps its own end. */
const routedRow = (status: StatusAnswer): Route =>
  status.decision === 'DECLINE' && status.status !== 'CANCELLED' && status.status !== 'COMPLETE'
    ? STATUS_TABLE.DECLINED.route
    : rowOf(status.status);

/** Whether the fallback machine's state takes part in the choice of the screen, and with it the profile. */
export function asksMachine(status: StatusAnswer): boolean {
  const row = routedRow(status);
  return row.kind === 'machine' || (row.refine ?? []).some((refinement) => 'state' in refinement);
}

/** The screen of a row, or null when the fallback machine keeps waiting. */
function targetOf(row: Route, input: RouteInput): Target | null {
  const answers = row.kind === 'machine' && input.machineState !== null && (row.states === null || row.states.includes(input.machineState));
  if (!answers || input.machineState === null) return refined(row, input);
  const instead = row.states === null ? withoutCode(input.machineState, input) : null;
  if (instead !== null) return instead;
  const fallback: FallbackRow = FALLBACK_ROUTES[input.machineState];
  return fallback.kind === 'wait' ? null : refined(fallback, input);
}

function queryOf(row: Route, status: StatusAnswer): Query {
  return row.carriesOffer === true
    ? { from: status.subDecision === 'VERIFIED_OFFER' ? 'signing/intro' : null, decision: status.decision }
    : {};
}

function isHere(currentPath: string, target: Target): boolean {
  const here = screenOf(currentPath);
  if (here === null) return false;
  return target === '/' ? false : matchesScreen(target, here);
}

/** A redirect drops every query parameter but one (AMB-34). */
function kept(currentPath: string): Query {
  return { [KEPT_ON_REDIRECT]: queryIn(currentPath).get(KEPT_ON_REDIRECT) };
}

/** Whether the borrower's current screen stays for now. */
function mayStay(at: WhereAmI, row: Route): boolean {
  const here = screenOf(at.currentPath);
  if (here === null || at.isLeaving === true || (at.submittedAt ?? null) !== null) return false;
  const declined = row === STATUS_TABLE.DECLINED.route;
  if (!declined && isReopened(at.currentPath, at.status)) return true;
  // The documents of an application that has ended, a decline notice among them, may be read without being navigated away.
  if (here === 'document/disclosures' && (declined || statusKind(at.status.status) === 'terminal')) return true;
  return !declined && statusKind(at.status.status) !== 'terminal' && LINKED.some((screen) => matchesScreen(screen, here));
}

/** The next screen, or the delay before the status is re-read, or nothing. Total over every status, decision and state; pure. */
export function whereNext(at: WhereAmI): Next {
  const { status, application } = at;
  if (application === null) return { kind: 'go', path: outside.dashboard() };
  const row = routedRow(status);
  if (mayStay(at, row)) return STAY;
  const wait: Next = { kind: 'wait', delayMs: delayMs(at.retries) };
  if (row.kind === 'wait' && at.retries < TRIES.waiting) return wait;

  const input = { status, application, machineState: at.machineState };
  const target = targetOf(row, input);
  if (target === null) return at.retries < TRIES.waiting ? wait : goTo('error/timeout', {}, at, application);
  if (at.retries < TRIES.submitted && row.kind !== 'wait' && isUnchanged(at, target, input)) return wait;
  return goTo(target, queryOf(row, status), at, application);
}

/** A submission has not changed the status yet: the same status, leading to the same screen. A terminal status is not waited on. */
function isUnchanged({ submittedAt: before, submittedWith }: WhereAmI, target: Target, input: RouteInput): boolean {
  if (!before || before.status !== input.status.status || statusKind(before.status) === 'terminal') return false;
  const row = routedRow(before);
  return (
    row === routedRow(input.status) &&
    targetOf(row, { ...input, status: before, application: submittedWith ?? input.application }) === target
  );
}

function goTo(target: Target, query: Query, at: WhereAmI, application: ApplicationView): Next {
  if (isHere(at.currentPath, target)) return STAY;
  const carried = { ...query, ...kept(at.currentPath) };
  return { kind: 'go', path: target === '/' ? `${home()}${queryString(carried)}` : applicationScreen(application.uuid, target, carried) };
}
