import { outside, signer as paths } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { phoneField } from '@hearthline/rules/fields/contact.ts';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { FIRST_PASSWORD, NewPassword, samePassword } from '../../../parts/password/NewPassword.tsx';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { formatDate } from '../../../services/dates.ts';
import { acceptInvitation, type Invitation, registerSigner } from '../../../services/signer.ts';
import { COPY, INVITED } from './copy.ts';
import { enter, signIn } from './sign-in.ts';

type FormProps = { readonly secret: string; readonly invitation: Invitation; readonly onOther: (exists: boolean) => void };

const phone = z.string().check(z.refine((typed) => typed === '' || phoneField.safeParse(typed).success, { error: INVITED.phoneWrong }));
const NEW = z.object({ phone, ...FIRST_PASSWORD }).check(samePassword());
const KNOWN = z.object({ password: z.string().check(z.minLength(1, COPY.passwordRequired)) });

/** Accepts an invitation with a new account, or with the one the invited address has. */
export function InvitationForm({ secret, invitation }: Omit<FormProps, 'onOther'>): JSX.Element {
  const [known, setKnown] = useState<'new' | 'chosen' | 'exists'>('new');
  const form = { secret, invitation, onOther: (exists: boolean) => setKnown(known !== 'new' ? 'new' : exists ? 'exists' : 'chosen') };
  return known === 'new' ? <NewAccount {...form} /> : <KnownAccount {...form} exists={known === 'exists'} />;
}

/** To whom the invitation was sent, and until when it is valid. */
function Facts({ invitation: { email, expiresAt } }: { invitation: Invitation }): JSX.Element {
  return (
    <div className="section">
      <KeyValues items={[{ term: INVITED.email, value: email }]} />
      <Note>
        {INVITED.emailNote} {INVITED.until(formatDate(expiresAt))}
      </Note>
    </div>
  );
}

function NewAccount({ secret, invitation, onOther }: FormProps): JSX.Element {
  const go = useGo();
  const step = useStepForm({
    name: 'signer registration',
    schema: NEW,
    defaults: { phone: '', password: '', confirmPassword: '' },
    labels: { phone: INVITED.phone, password: NEW_PASSWORD.first.password, confirmPassword: NEW_PASSWORD.first.confirm },
    async send({ phone: phoneNumber, password }) {
      enter(await registerSigner({ invitation: secret, password, ...(phoneNumber !== '' && { phoneNumber }) }));
      await go(paths.resume(), { replace: true });
    },
    refused(error) {
      const exists = codeOf(error) === 'account_exists';
      if (exists) onOther(true);
      return exists;
    },
  });
  const after = (
    <div className="section">
      <Button variant="text" onClick={() => onOther(false)}>
        {INVITED.hasAccount}
      </Button>
    </div>
  );
  return (
    <FormPage
      step={step}
      title={INVITED.title(invitation.firstName)}
      intro={INVITED.intro(invitation.primary)}
      failed={INVITED.failed}
      submit={INVITED.submit}
      sticky={false}
      after={after}
    >
      <Facts invitation={invitation} />
      <div className="section">
        <PhoneField {...fieldProps(step.form, 'phone')} label={INVITED.phone} hint={INVITED.phoneHint} optional />
        <NewPassword form={step.form} username={invitation.email} />
      </div>
    </FormPage>
  );
}

function KnownAccount({ secret, invitation, onOther, exists }: FormProps & { exists: boolean }): JSX.Element {
  const go = useGo();
  const step = useStepForm({
    name: 'signer known',
    schema: KNOWN,
    defaults: { password: '' },
    labels: { password: COPY.password },
    async send({ password }) {
      await signIn(invitation.email, password);
      await acceptInvitation(secret);
      await go(paths.resume(), { replace: true });
    },
  });
  const after = (
    <div className="section stack">
      <p>
        <PathLink to={outside.authForgot({ email: invitation.email })}>{COPY.forgot}</PathLink>
      </p>
      <Button variant="text" onClick={() => onOther(false)}>
        {INVITED.noAccount}
      </Button>
    </div>
  );
  return (
    <FormPage
      step={step}
      title={INVITED.title(invitation.firstName)}
      intro={INVITED.introKnown(invitation.primary)}
      failed={INVITED.failed}
      submit={COPY.submit}
      sticky={false}
      after={after}
    >
      {exists && (
        <div className="section">
          <Alert title={INVITED.exists} live>
            {INVITED.existsText}
          </Alert>
        </div>
      )}
      <Facts invitation={invitation} />
      <div className="section">
        <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
        <PasswordField {...fieldProps(step.form, 'password')} label={COPY.password} />
      </div>
    </FormPage>
  );
}
