import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useState } from 'react';
import { $api, queryClient } from '../../services/api.ts';
import { Loaded } from '../page/Loaded.tsx';
import type { OpenAction } from './ActionField.tsx';
import { ActionForm } from './ActionForm.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import classes from './Actions.module.css';

/** How often it asks whether other actions are open: the borrower, a vendor or a colleague may have moved the application on. */
const EVERY_MS = 15_000;

/** What this person may do to an application now, each with its form, and what waits for a second person. */
export function ActionsPanel({ uuid }: { readonly uuid: string }): JSX.Element {
  const [chosen, setChosen] = useState<{ action: OpenAction; version: number } | null>(null);
  const [said, setSaid] = useState('');
  const query = $api.useQuery(
    'get',
    '/desk/api/v1/applications/{uuid}/actions',
    { params: { path: { uuid } } },
    { refetchInterval: EVERY_MS },
  );
  return (
    <section aria-labelledby="actions-title" className={classes.panel}>
      <h2 id="actions-title">What you can do</h2>
      <div role="status">{said !== '' && <Alert kind="ok" title={said} />}</div>
      <Loaded query={query}>
        {({ actions, proposals, version }) => (
          <>
            {proposals.map((proposal) => (
              <ProposalCard key={proposal.uuid} proposal={proposal} onEnd={setSaid} />
            ))}
            {actions.length === 0 && proposals.length === 0 && (
              <p className="muted">Nothing. The application waits for others, or its next step is for another role.</p>
            )}
            <ul className={classes.actions}>
              {actions.map((action) => (
                <li key={action.action}>
                  <Button
                    variant="outline"
                    compact
                    onClick={() => {
                      setSaid('');
                      setChosen({ action, version });
                    }}
                  >
                    {action.title}
                  </Button>
                  {action.twoPeople !== null && <span className="small muted">Two people</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {chosen !== null && (
        <ActionForm
          uuid={uuid}
          {...chosen}
          onClose={() => {
            setChosen(null);
            void query.refetch();
          }}
          onDone={({ state }) => {
            setChosen(null);
            setSaid(state === 'DONE' ? `Done: ${chosen.action.title}.` : `Proposed: ${chosen.action.title}. It waits for a colleague.`);
            void queryClient.invalidateQueries();
          }}
        />
      )}
    </section>
  );
}
