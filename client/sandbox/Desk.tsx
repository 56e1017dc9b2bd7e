import { staffGet } from '@hearthline/web/operations/sandbox.ts';
import { ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { ReadOnlyField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { $api, type Choices, POLL_MS } from './api.ts';
import { COPY } from './copy.ts';
import { wordsOf } from './formats.ts';

/** Who can sign in at a lender's desk, with what they type. */
export function Desk({ lenders }: Pick<Choices, 'lenders'>): JSX.Element {
  const [org, setOrg] = useState(lenders[0]?.code ?? '');
  const staff = $api.useRead(staffGet, { query: { org } }, { refetchInterval: POLL_MS });
  const [role, setRole] = useState('underwriter');
  return (
    <Card title={COPY.desk.title}>
      <Note top={4}>{COPY.desk.intro}</Note>
      <Loaded query={staff}>
        {({ people, desk, password, code, secret }) => {
          const chosen = people.find((one) => one.role === role);
          return (
            <div className="section stack">
              <SelectField
                label={COPY.desk.lender}
                name="desk-lender"
                empty={null}
                value={org}
                options={lenders.map(({ code: value, name: text }) => ({ value, text }))}
                onChange={({ target }) => setOrg(target.value)}
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
                <ButtonLink variant="outline" compact href={desk} target="_blank" rel="noreferrer">
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
