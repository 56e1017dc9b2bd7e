import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { applicationApi } from '../../services/application.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../requests/use-send.ts';
import { useFollowed } from '../screen/followed.ts';
import type { Accounts } from './accounts.ts';
import { BY_YOURSELF } from './copy.ts';

/** The way out of autopay, with what it costs. */
export function PayByYourself({ terms: { rate, monthlyPayment } }: { terms: NonNullable<Accounts['terms']>['MANUAL'] }): JSX.Element {
  const { uuid } = useFollowed();
  const choose = useMutation(applicationApi(uuid).choosePayType());
  const { isSending, problem, send } = useSend();
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack top={12}>
      <Button variant="text" onClick={() => setAsking(true)}>
        {BY_YOURSELF.open}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={BY_YOURSELF.ask}
        actions={
          <>
            <Button disabled={isSending} onClick={() => void send(() => choose.mutateAsync({ payType: 'MANUAL' }))}>
              {BY_YOURSELF.yes}
            </Button>
            <Button variant="text" onClick={() => setAsking(false)}>
              {BY_YOURSELF.no}
            </Button>
          </>
        }
      >
        <p>{BY_YOURSELF.text(formatApr(rate), formatMoney(monthlyPayment))}</p>
        <SendProblem problem={problem} />
      </Dialog>
    </Stack>
  );
}
