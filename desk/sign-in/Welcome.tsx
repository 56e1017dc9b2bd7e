import { deskLinkOpen, deskLinkUse } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { passwordField, passwordStrength, unmetRules } from '@hearthline/rules/fields/password.ts';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../parts/form/FormParts.tsx';
import { useDeskForm } from '../parts/form/use-desk-form.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../services/api.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { setSession } from '../services/session.ts';
import { SIGN_IN } from './copy.ts';
import { StepHeading } from './StepHeading.tsx';
import { SignInFrame } from './SignInFrame.tsx';

const SCHEMA = z.object({ password: passwordField });

/** What the link holds after its `#`. It is taken out of the address at once, so that it is in no history and no picture of the screen. */
function tokenOfLink(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') window.history.replaceState(null, '', window.location.pathname);
  return token;
}

/** A one-time link: sets the password, then leads on to the authenticator app. */
export function Welcome({ onDone }: { readonly onDone: () => void }): JSX.Element {
  const [token] = useState(tokenOfLink);
  const link = useQuery({
    queryKey: ['link'],
    queryFn: async () => {
      try {
        return (await api(deskLinkOpen, { body: { token } })) ?? null;
      } catch (error) {
        if (codeOf(error) === 'invitation_ended' || codeOf(error) === 'invalid_request') return null;
        throw error;
      }
    },
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <SignInFrame {...(link.data === undefined && { title: SIGN_IN.welcome.title })}>
      <Loaded query={link}>
        {(person) => (person ? <SetPassword person={person} token={token} onDone={onDone} /> : <Over onDone={onDone} />)}
      </Loaded>
    </SignInFrame>
  );
}

function Over({ onDone }: { readonly onDone: () => void }): JSX.Element {
  return (
    <>
      <StepHeading title={SIGN_IN.welcome.over} intro={SIGN_IN.welcome.overWhy} />
      <Button variant="outline" onClick={onDone}>
        {SIGN_IN.welcome.signIn}
      </Button>
    </>
  );
}

type SetPasswordProps = { readonly person: Reply<'desk-link-open'>; readonly token: string; readonly onDone: () => void };

function SetPassword({ person, token, onDone }: SetPasswordProps): JSX.Element {
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { password: '' },
    labels: { password: SIGN_IN.welcome.password },
    send: async ({ password }) => {
      setSession(await api(deskLinkUse, { body: { token, password } }));
      onDone();
    },
  });
  const typed = useWatch({ control: step.form.control, name: 'password' });
  const strength = passwordStrength(typed) as 0 | 1 | 2 | 3 | 4;
  return (
    <FormParts
      step={step}
      submit={SIGN_IN.welcome.submit}
      failed={SIGN_IN.welcome.failed}
      heading={<StepHeading title={SIGN_IN.welcome.title} intro={SIGN_IN.welcome.intro(person.name, person.email)} />}
    >
      <input type="hidden" autoComplete="username" value={person.email} readOnly />
      <PasswordField
        {...fieldProps(step.form, 'password')}
        label={SIGN_IN.welcome.password}
        autoComplete="new-password"
        strength={strength}
        strengthWord={typed === '' ? '' : SIGN_IN.welcome.strength[strength]}
        unmet={unmetRules(typed).map((rule) => rule.label)}
      />
    </FormParts>
  );
}
