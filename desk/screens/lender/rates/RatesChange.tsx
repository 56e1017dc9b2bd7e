import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { deskRateSheetPreview } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { api } from '../../../services/api.ts';
import { ChangeCard, type SettingsProposal } from '../ChangeCard.tsx';
import type { Checked } from './copy.ts';
import { Impact } from './Impact.tsx';

type RatesChangeProps = { readonly proposal: SettingsProposal; readonly onEnd: (words: string) => void };

/** A change of rates that waits: nobody publishes what they have not looked at. */
export function RatesChange({ proposal, onEnd }: RatesChangeProps): JSX.Element {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await api(deskRateSheetPreview, { body: { proposalId: proposal.id } });
      setChecked(answer);
      if (answer.preview === null) setProblem(answer.problems.map(({ message }) => message).join('. '));
    } catch (error) {
      setProblem(staffMessage(error));
    }
    setBusy(false);
  };
  const isSeen = checked?.preview != null;
  return (
    <>
      <ChangeCard proposal={proposal} onEnd={onEnd} mustSee={isSeen ? null : 'Look at its preview first: what it does, and to whom.'}>
        {problem !== null && (
          <Alert kind="err" title="There is no preview">
            {problem}
          </Alert>
        )}
        {!isSeen && (
          <Button variant="outline" compact disabled={isBusy} onClick={() => void show()}>
            Preview the change
          </Button>
        )}
      </ChangeCard>
      {checked?.preview && <Impact preview={checked.preview} />}
    </>
  );
}
