import { outlookOf, type Outlook } from '@hearthline/journey/outlook.ts';
import { progressLabels, progressStep } from '@hearthline/journey/progress.ts';
import { isChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import type { Application } from '../../services/application.ts';
import { MEETING_REQUESTED, STATUS_COPY } from '@hearthline/journey/status-copy/copy.ts';
import { SERVICE_DOWN } from '@hearthline/journey/status-copy/page-copy.ts';
import type { StatusCopy } from '@hearthline/journey/status-copy/row.ts';

export type ApplicationSummary = Pick<StatusCopy, 'now' | 'you'> & {
  readonly steps: readonly { readonly state: 'done' | 'now' | 'todo'; readonly name: string }[];
  readonly done: number;
  /** The name of the current step; the last one when all are done. */
  readonly step: string;
  /** When the money arrives. */
  readonly outlook: Outlook;
};

/** What the dashboard shows of one application, from its status, and from what was requested at it. */
export function applicationSummary({ status, property, adjustedHomeAmount, ...rest }: Application): ApplicationSummary {
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
