import { ownPath } from '@hearthline/journey/own-path.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { errorMessage } from '@hearthline/web/api/api-error.ts';
import { redirectToBroker } from '../../../services/broker/broker.ts';
import { homeOf, keptRealm } from '../../../services/broker/realm.ts';
import { BROKER_ERRORS, COPY } from './copy.ts';

const isKnown = (why: string): why is keyof typeof BROKER_ERRORS => Object.hasOwn(BROKER_ERRORS, why);

/**
 * Sign-in at lenders whose identity broker holds the passwords: redirects there at once, and shows the error when the browser returns
 * without a sign-in.
 */
export function BrokerLogin(): JSX.Element {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const why = query.get('brokerError');
  const [failure, setFailure] = useState<string | null>(why === null ? null : BROKER_ERRORS[isKnown(why) ? why : 'failed']);
  const [isLeaving, setIsLeaving] = useState(why === null);
  useTitle(COPY.title, failure !== null);
  const leave = (): void => {
    setFailure(null);
    setIsLeaving(true);
    redirectToBroker('login', ownPath(query.get('redirectUrl') ?? undefined) ?? homeOf(keptRealm()), query.get('email') ?? undefined).catch(
      (error: unknown) => {
        setFailure(errorMessage(error));
        setIsLeaving(false);
      },
    );
  };
  const onShown = useEffectEvent(() => why === null && leave());
  // one redirect per page load
  useEffect(() => void onShown(), []);
  return (
    <DeadEndFrame>
      {failure !== null && (
        <Stack bottom={20}>
          <Alert kind="err" title={COPY.failed}>
            {failure}
          </Alert>
        </Stack>
      )}
      <PageHeading intro={isLeaving ? COPY.leaving : COPY.introBroker}>{COPY.title}</PageHeading>
      <ButtonRow sticky={false}>
        <Button onClick={leave} disabled={isLeaving}>
          {COPY.submit}
        </Button>
      </ButtonRow>
    </DeadEndFrame>
  );
}
