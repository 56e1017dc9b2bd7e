import { deskExperimentStart, deskExperimentStop, deskExperimentsGet } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { $api, api, queryClient } from '../../services/api.ts';
import { ChangeLog } from './ChangeLog.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { type Experiment, ExperimentCard } from './ExperimentCard.tsx';
import { PlanExperiment } from './PlanExperiment.tsx';

type Turn = { readonly one: Experiment; readonly to: 'start' | 'stop' };

const EFFECT = {
  start: 'New visitors see its variations from now on, each always the same one.',
  stop: 'Everyone sees what they saw before. It cannot be started again.',
} as const;

/** The lender's experiments: planned within the closed table of what one may vary, started, stopped, and what came of them. */
export function Experiments(): JSX.Element {
  const { role } = useMember();
  const [isPlanning, setPlanning] = useState(false);
  const [turn, setTurn] = useState<Turn | null>(null);
  const [done, setDone] = useState('');
  const query = $api.useRead(deskExperimentsGet);
  const finished = (words: string): void => {
    setPlanning(false);
    setTurn(null);
    setDone(words);
    void queryClient.invalidateQueries();
  };
  const send = async ({ one, to }: Turn, reason: string): Promise<void> => {
    const sent = { path: { experimentUuid: one.uuid }, body: { reason } };
    if (to === 'start') await api(deskExperimentStart, sent);
    else await api(deskExperimentStop, sent);
    finished(`${one.key} was ${to === 'start' ? 'started' : 'stopped'}.`);
  };
  return (
    <DeskPage
      title="Experiments"
      intro="An experiment varies wording or order that is on the list, never a price, a fee, who is eligible, or a disclosure."
      actions={role === 'admin' && <Button onClick={() => setPlanning(true)}>Plan an experiment</Button>}
    >
      <LiveRegion words={done} />
      <Loaded query={query}>
        {({ experiments, surfaces }) => (
          <>
            {experiments.length === 0 && <EmptyState title="No experiment yet">Plan one: it starts when you say so.</EmptyState>}
            <div className="stack">
              {experiments.map((one) => (
                <ExperimentCard
                  key={one.uuid}
                  experiment={one}
                  shows={surfaces.find(({ key }) => key === one.surface)?.shows ?? one.surface}
                  onStart={role === 'admin' && one.state === 'DRAFT' ? () => setTurn({ one, to: 'start' }) : undefined}
                  onStop={
                    (role === 'admin' || role === 'compliance') && one.state !== 'STOPPED' ? () => setTurn({ one, to: 'stop' }) : undefined
                  }
                />
              ))}
            </div>
            {isPlanning && <PlanExperiment surfaces={surfaces} onClose={() => setPlanning(false)} onDone={finished} />}
          </>
        )}
      </Loaded>
      {query.data && <ChangeLog query={query} />}
      {turn && (
        <ConfirmChange
          title={`${turn.to === 'start' ? 'Start' : 'Stop'} ${turn.one.key}?`}
          effect={EFFECT[turn.to]}
          act={turn.to === 'start' ? 'Start it now' : 'Stop it now'}
          send={async (reason) => send(turn, reason)}
          onClose={() => setTurn(null)}
        />
      )}
    </DeskPage>
  );
}
