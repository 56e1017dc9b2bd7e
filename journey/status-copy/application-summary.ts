/** What the dashboard shows of one application, and the chat's bot says of it. */
import type { OccupancyType, StateCode } from '@hearthline/rules/enums.ts';
import { outlookOf, type Outlook } from '../outlook.ts';
import { progressLabels, progressStep } from '../progress.ts';
import type { StatusAnswer } from '../status-answer.ts';
import { MEETING_REQUESTED, STATUS_COPY } from './copy.ts';
import { SERVICE_DOWN } from './page-copy.ts';
import type { StatusCopy } from './row.ts';
import { isChecklistStatus } from '../statuses.ts';
import type { ApplicationView } from '../triggers.ts';

export type ApplicationSummary = Pick<StatusCopy, 'now' | 'you'> & {
  readonly steps: readonly { readonly state: 'done' | 'now' | 'todo'; readonly name: string }[];
  readonly done: number;
  /** The name of the current step; the last one when all are done. */
  readonly step: string;
  /** When the money arrives. */
  readonly outlook: Outlook;
};

/** The members of an application that its summary needs. */
export type Summarized = Omit<ApplicationView, 'property'> & {
  readonly status: StatusAnswer;
  readonly property: ApplicationView['property'] & { readonly occupancyType: OccupancyType };
  readonly adjustedHomeAmount: number | null;
};

/** Where an application stands, from its status, and from what was requested at it. */
export function applicationSummary({ status, property, adjustedHomeAmount, ...rest }: Summarized): ApplicationSummary {
  const code = isChecklistStatus(status.status) ? status.status : 'UNKNOWN';
  const isRequested = code === 'MANUAL_DEED_SIGNING' && status.requestedManualNotaryTime !== null;
  const { now: usual, you } = isRequested ? MEETING_REQUESTED : STATUS_COPY[code];
  const now = status.serviceDown ? `${SERVICE_DOWN.title}. ${SERVICE_DOWN.intro}` : usual;
  const names = progressLabels({ manualNotary: status.manualNotary });
  const done = Math.min(progressStep(status, { ...rest, property }), names.length);
  return {
    now,
    you,
    steps: names.map((name, at) => ({ name, state: at < done ? 'done' : at === done ? 'now' : 'todo' })),
    done,
    step: names[Math.min(done, names.length - 1)] ?? '',
    outlook: outlookOf(code, {
      state: property.state as StateCode,
      occupancy: property.occupancyType,
      isEstimate: adjustedHomeAmount !== null,
      waitSeconds: status.waiting?.typicalSeconds ?? null,
    }),
  };
}
