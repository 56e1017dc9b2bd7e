import { staffGet } from '@hearthline/web/operations/sandbox.ts';
import { ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { ReadOnlyField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { $api, POLL_MS } from './api.ts';
import { COPY } from './copy.ts';
import { wordsOf } from './formats.ts';

/** Who can sign in at a lender's desk, with what they type. */
export function Desk(): JSX.Element {
  const staff = $api.useRead(staffGet, {}, { refetchInterval: POLL_MS });
  const [lender, setLender] = useState<string | null>(null);
  const [role, setRole] = useState('underwriter');
  return (
    <Card title={COPY.desk.title}>
      <Note top={4}>{COPY.desk.intro}</Note>
      <Loaded query={staff}>
        {({ people, password, code, secret }) => {
          const lenders = [...new Set(people.map((one) => one.lender))];
          const chosen = people.find((one) => one.lender === (lender ?? lenders[0]) && one.role === role);
          return (
            <div className="section stack">
              <SelectField
                label={COPY.desk.lender}
                name="desk-lender"
                empty={null}
                value={lender ?? lenders[0] ?? ''}
                options={lenders.map((value) => ({ value, text: value }))}
                onChange={({ target }) => setLender(target.value)}
              />
              <SelectField
                label={COPY.desk.role}
                name="desk-role"
                empty={null}
                value={role}
                options={[...new Set(people.map((one) => one.role))].map((value) => ({ value, text: wordsOf(value) }))}
                onChange={({ target }) => setRole(target.value)}
              />
              <ReadOnlyField label={COPY.desk.email} value={chosen?.email} />
              <ReadOnlyField label={COPY.desk.password} value={password} />
              <ReadOnlyField label={COPY.desk.code} value={code} hint={COPY.desk.codeHint} />
              <ReadOnlyField label={COPY.desk.secret} value={secret} />
              {chosen && (
                <ButtonLink variant="outline" compact href={chosen.desk} target="_blank" rel="noreferrer">
                  {COPY.desk.open}
                </ButtonLink>
              )}
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
