/**
 * Checklist status to screen: server-side step names drive routing first (AMB-36..52). The rows are in statuses.ts; conditions of the table
 * below, or the fallback machine's state, refine them.
 */
import type { MachineState } from './machine.ts';
import type { StatusAnswer } from './status-answer.ts';
import { isChecklistStatus, type Route, type RouteCondition, type ShownScreen, STATUS_TABLE, type Target, WAIT } from './statuses.ts';
import type { ApplicationView } from './triggers.ts';

/** Inputs of a route. `machineState` null: not known yet. */
export interface RouteInput {
  readonly status: StatusAnswer;
  readonly application: ApplicationView;
  readonly machineState: MachineState | null;
}

/** The named conditions of the routing tables. */
export const ROUTE_CONDITIONS = {
  texasBpoRequired: ({ status, application }) => application.property.state === 'TX' && status.bpo === 'BPO_REQUIRED',
  bpoOrdered: ({ status }) => status.bpo === 'BPO_PROCESSING' || status.bpo === 'BPO_COMPLETE',
  floodCertPending: ({ status }) => status.floodCertPending,
  primaryAccepted: ({ status }) => status.primaryAccepted,
  insuranceComplete: ({ application }) => application.insurance.complete,
  cryptoLoan: ({ application }) => application.isCrypto,
  manualNotaryTimeRequested: ({ status }) => status.requestedManualNotaryTime !== null,
} as const satisfies Record<RouteCondition, (input: RouteInput) => boolean>;
const hold = (screen: Target): Route => ({ kind: 'hold', screen });

/**
 * Families (FINAL_TITLE_*, GEN_*, NAV_BPO_*, NAV_RESI_EVAL_*, ONSITE_APPRAISAL_*, WAITING_FOR_*) for codes newer than this build; the exact
 * names above take precedence (AMB-43, AMB-46).
 */
export const FAMILY_ROUTES: readonly { readonly prefix: string; readonly row: Route }[] = [
  { prefix: 'WAITING_FOR_', row: WAIT },
  { prefix: 'GEN_', row: hold('error/timeout') },
  { prefix: 'NAV_BPO_', row: hold('bpo/waiting') },
  { prefix: 'NAV_RESI_EVAL_', row: hold('bpo/hold') },
  { prefix: 'ONSITE_APPRAISAL_', row: hold('hold') },
  { prefix: 'FINAL_TITLE_', row: hold('bpo/hold') },
  { prefix: 'PAYOFF_REQUEST', row: hold('error/timeout') },
];

/** An unknown code: the fallback machine decides, and without a state, '/' (AMB-37). */
const UNKNOWN_STATUS: Route = { kind: 'machine', states: null, screen: '/' };

/** The row of any code the server may send. */
export function rowOf(code: string): Route {
  if (isChecklistStatus(code)) return STATUS_TABLE[code].route;
  return FAMILY_ROUTES.find(({ prefix }) => code.startsWith(prefix))?.row ?? UNKNOWN_STATUS;
}

/** The screen of a row: its first refinement that holds, else its own. */
export function refined(row: ShownScreen, input: RouteInput): Target {
  const hit = row.refine?.find((refinement) =>
    'when' in refinement ? ROUTE_CONDITIONS[refinement.when](input) : refinement.state === input.machineState,
  );
  return hit?.screen ?? row.screen;
}
