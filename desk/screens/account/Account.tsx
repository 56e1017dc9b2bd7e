import { deskAccountGet } from '@hearthline/web/operations/desk.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { ROLE_NAMES } from '../../parts/roles.ts';
import { $api } from '../../services/api.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ACCOUNT } from './copy.ts';
import { NewCodes } from './NewCodes.tsx';
import { Passkeys } from './Passkeys.tsx';

/** How the person who is signed in signs in: their password, their passkeys, and the codes for a lost phone. */
export function Account(): JSX.Element {
  const { name, email, role } = useMember();
  const account = $api.useRead(deskAccountGet);
  return (
    <DeskPage title={ACCOUNT.title} narrow>
      <div className="stack">
        <Card title={ACCOUNT.who}>
          <KeyValues
            items={[
              { term: ACCOUNT.name, value: name },
              { term: ACCOUNT.email, value: email },
              { term: ACCOUNT.role, value: ROLE_NAMES[role] },
            ]}
          />
          <Note>{ACCOUNT.others}</Note>
        </Card>
        <ChangePassword email={email} />
        <Card title={ACCOUNT.passkeys.title}>
          <Loaded query={account}>{({ passkeys }) => <Passkeys passkeys={passkeys} onChanged={() => void account.refetch()} />}</Loaded>
        </Card>
        <Card title={ACCOUNT.codes.title}>
          <Loaded query={account}>
            {({ recoveryCodesLeft }) => <NewCodes left={recoveryCodesLeft} onMade={() => void account.refetch()} />}
          </Loaded>
        </Card>
      </div>
    </DeskPage>
  );
}
