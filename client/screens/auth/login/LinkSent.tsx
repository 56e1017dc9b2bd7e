import { identityPasswordForgotten } from '@hearthline/web/operations/identity.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, useState } from 'react';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { api } from '../../../services/api/api.ts';
import { COPY } from './copy.ts';

type LinkSentProps = {
  /** As it was typed. */
  readonly email: string;
  /** The address of the account, masked by the server. */
  readonly sentTo: string;
  readonly startOver: () => void;
};

/** Staff expired the password: it opens nothing, and a new one is set with the emailed link only. */
export function LinkSent({ email, sentTo, startOver }: LinkSentProps): JSX.Element {
  const { isSending, problem, send } = useSend();
  const [isSent, setSent] = useState(false);
  useTitle(COPY.linkTitle);
  const again = async (): Promise<void> => {
    setSent(false);
    setSent(await send(async () => api(identityPasswordForgotten, { body: { email } })));
  };
  return (
    <DeadEndFrame>
      <PageHeading key="link" intro={COPY.linkIntro(sentTo)}>
        {COPY.linkTitle}
      </PageHeading>
      <p className="section">{COPY.linkMissing}</p>
      <div role="status">{isSent && <Alert kind="ok" title={COPY.linkSent} />}</div>
      <SendProblem title={COPY.linkFailed} problem={problem} />
      <ButtonRow sticky={false}>
        <Button variant="outline" disabled={isSending} onClick={() => void again()}>
          {COPY.linkAgain}
        </Button>
        <Button variant="text" onClick={startOver}>
          {COPY.startOver}
        </Button>
      </ButtonRow>
    </DeadEndFrame>
  );
}
