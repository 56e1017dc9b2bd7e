import { deskActionsGet } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useState } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api, queryClient } from '../../services/api.ts';
import { rememberOwn } from '../../services/own-versions.ts';
import { DeskLink } from '../page/DeskLink.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import type { OpenAction } from './action-values.ts';
import { PayeeComparison } from './PayeeComparison.tsx';
import { type Sheet, FundingSheet } from './FundingSheet.tsx';
import { ActionForm } from './ActionForm.tsx';
import { MoneyTransfers } from './MoneyTransfers.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import classes from './Actions.module.css';
import { Zone } from '../zone.tsx';

type Payees = Reply<'desk-actions-get'>['payees'];
/** How often it asks whether other actions are open: the borrower, a vendor or a colleague may have moved the application on. */
const EVERY_MS = 15_000;

type Chosen = {
  readonly action: OpenAction;
  readonly timeZone: string;
  readonly version: number;
  readonly sheet: Sheet | null;
  readonly payees: Payees;
};
/** What ends the application, or refuses something, is not beside what helps it on. */
const isUnderMore = ({ isHarsh, isPrimary }: OpenAction): boolean => isHarsh && !isPrimary;

/** What this person may do to an application now, each with its form, and what waits for a second person. */
export function ActionsPanel({ uuid }: { readonly uuid: string }): JSX.Element {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [said, setSaid] = useState('');
  const choose = (next: Chosen): void => {
    setSaid('');
    setChosen(next);
  };
  const query = $api.useRead(deskActionsGet, { path: { uuid } }, { refetchInterval: EVERY_MS });
  return (
    <section aria-labelledby="actions-title" className={classes.panel}>
      <h2 id="actions-title">What you can do</h2>
      <div role="status" className={classes.said}>
        {said !== '' && <Alert kind="ok" title={said} />}
      </div>
      <Loaded query={query}>
        {({ actions, proposals, sheet, transfers, payees, version, correct, timeZone }) => (
          <Zone value={timeZone}>
            {sheet !== null && proposals.every((proposal) => proposal.sheet === null) && <FundingSheet sheet={sheet} />}
            {transfers !== null && transfers.length > 0 && <MoneyTransfers transfers={transfers} />}
            {payees.map((payee) => (
              <Card key={payee.role}>
                <PayeeComparison payee={payee} />
              </Card>
            ))}
            {proposals.map((proposal) => (
              <ProposalCard key={proposal.uuid} proposal={proposal} onEnd={setSaid} />
            ))}
            {correct !== null && (
              <p>
                <DeskLink to={`/applications/${uuid}/parties`} search={{ correct }} keeps>
                  Correct the identity data
                </DeskLink>
                : the credit report is requested again with them.
              </p>
            )}
            {actions.length === 0 && proposals.length === 0 && correct === null && (
              <p className="muted">Nothing. The application waits for others, or its next step is for another role.</p>
            )}
            <ActionList
              uuid={uuid}
              actions={actions.filter((action) => !isUnderMore(action))}
              onChoose={(action) => choose({ action, timeZone, version, sheet, payees })}
            />
            {actions.some(isUnderMore) && (
              <details className={classes.more}>
                <summary>More</summary>
                <ActionList
                  uuid={uuid}
                  actions={actions.filter(isUnderMore)}
                  onChoose={(action) => choose({ action, timeZone, version, sheet, payees })}
                />
              </details>
            )}
          </Zone>
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
          onDone={({ state, version }) => {
            rememberOwn(uuid, version);
            setChosen(null);
            setSaid(state === 'DONE' ? `Done: ${chosen.action.title}.` : `Proposed: ${chosen.action.title}. It waits for a colleague.`);
            void queryClient.invalidateQueries();
          }}
        />
      )}
    </section>
  );
}

/** Its form stands on the page of the conditions. */
const isOnPage = ({ fields }: OpenAction): boolean => fields.some(({ kind }) => kind === 'conditions');

type ActionListProps = { readonly uuid: string; readonly actions: readonly OpenAction[]; readonly onChoose: (action: OpenAction) => void };

function ActionList({ uuid, actions, onChoose }: ActionListProps): JSX.Element {
  return (
    <ul className={classes.actions}>
      {actions.map((action) => (
        <li key={action.action}>
          {isOnPage(action) ? (
            <DeskLink to={`/applications/${uuid}/conditions`} keeps>
              {action.title}
            </DeskLink>
          ) : (
            <Button variant={action.isPrimary ? 'solid' : 'outline'} compact onClick={() => onChoose(action)}>
              {action.title}
            </Button>
          )}
          {action.twoPeople !== null && <span className="small muted">Two people</span>}
        </li>
      ))}
    </ul>
  );
}
