import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

import classes from './Experiments.module.css';
import { useTimeText } from '../../parts/zone.tsx';

export type Experiment = Reply<'desk-experiments-get'>['experiments'][number];
type Variation = Experiment['variations'][number];

const STATES = {
  DRAFT: { kind: 'plain', text: 'Planned' },
  RUNNING: { kind: 'ok', text: 'Running' },
  STOPPED: { kind: 'waiting', text: 'Over' },
} as const;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const figure = (count: number): string => count.toLocaleString('en-US');

const COLUMNS: readonly Column<Variation>[] = [
  {
    key: 'text',
    title: 'Variation',
    cell: ({ text, isControl }) => text + (isControl ? ' (as before)' : ''),
  },
  { key: 'weight', title: 'Share', number: true, cell: ({ weight }) => `${weight}%` },
  { key: 'reached', title: 'Saw it', number: true, cell: ({ reached }) => figure(reached) },
  { key: 'continued', title: 'Applied', number: true, cell: ({ continued }) => figure(continued) },
  {
    key: 'rate',
    title: 'Applied, of those',
    number: true,
    cell: ({ reached, continued, low, high }) =>
      reached === 0 ? '' : `${percent(continued / reached)} (${percent(low)} to ${percent(high)})`,
  },
];

/** What the figures may be used for: an interval that is read again and again until it pleases proves nothing. */
function verdict({ state, isComplete, visitorsPlanned, variations }: Experiment): string {
  const reached = variations.reduce((sum, one) => sum + one.reached, 0);
  const counted = `${figure(reached)} of ${figure(visitorsPlanned)} planned visitors`;
  if (state === 'DRAFT') return 'Nobody has seen it yet.';
  if (state === 'RUNNING')
    return `${counted} so far. The intervals hold 95% of the time at the end, not while you watch: wait until it is over.`;
  if (!isComplete) return `${counted}: too few to decide anything.`;
  const apart = variations.some((one) => variations.some((other) => one.low > other.high));
  return apart
    ? `${counted}. The intervals lie apart: the difference is unlikely to be chance.`
    : `${counted}. The intervals overlap: no difference was shown.`;
}

function whenText(
  { state, daysPlanned, startsAt, endsAt, stoppedAt, device, source }: Experiment,
  timeText: (iso: string) => string,
): string {
  const who = [device ? `visitors on a ${device}` : 'every new visitor', source && `from ${source}`].filter(Boolean).join(' ');
  if (state === 'DRAFT' || startsAt === null) return `For ${who}, ${daysPlanned} days from its start`;
  const end = stoppedAt ?? endsAt;
  return `For ${who}, ${timeText(startsAt)} to ${end === null ? 'now' : timeText(end)}`;
}

type ExperimentCardProps = {
  readonly experiment: Experiment;
  /** What it varies. */
  readonly shows: string;
  readonly onStart: (() => void) | undefined;
  readonly onStop: (() => void) | undefined;
};

/** One experiment: its question, what it varies and for whom, and per variation who saw it and who applied. */
export function ExperimentCard({ experiment, shows, onStart, onStop }: ExperimentCardProps): JSX.Element {
  const { key, question, state, variations } = experiment;
  const rows = { rows: variations, total: variations.length };
  return (
    <Card>
      <h2>{question}</h2>
      <p className={classes.state}>
        <Tag kind={STATES[state].kind}>{STATES[state].text}</Tag> <span className="muted">{key}</span>
      </p>
      <p className={classes.what}>
        {shows}. {whenText(experiment, useTimeText())}.
      </p>
      <DataTable
        label={`Results of ${key}`}
        columns={COLUMNS}
        query={{ data: rows, error: null, isFetching: false, refetch: () => undefined }}
        address={useTable('key')}
        isWhole
        rowKey={(one) => one.key}
        empty={{ title: 'No variation', text: '' }}
      />
      <Note>{verdict(experiment)}</Note>
      {(onStart ?? onStop) && (
        <Stack row gap={16} top={16}>
          {onStart && <Button onClick={onStart}>Start</Button>}
          {onStop && (
            <Button variant={onStart ? 'text' : 'outline'} onClick={onStop}>
              {state === 'DRAFT' ? 'Discard' : 'Stop'}
            </Button>
          )}
        </Stack>
      )}
    </Card>
  );
}
