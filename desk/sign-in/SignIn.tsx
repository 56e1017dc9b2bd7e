import { deskSessionCode, deskSessionPost } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../parts/form/FormParts.tsx';
import { useDeskForm } from '../parts/form/use-desk-form.ts';
import { api } from '../services/api.ts';
import { codeOf, refusedAt } from '@hearthline/web/api/api-error.ts';
import { type DeskSession, sessionEnded, setSession } from '../services/session.ts';
import { SIGN_IN } from './copy.ts';
import { Enroll } from './Enroll.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { StepHeading } from './StepHeading.tsx';

type SignInProps = {
  readonly session: DeskSession;
  /** Over a page whose session has ended. */
  readonly isInDialog?: boolean;
  readonly email?: string;
};

/** The steps of a sign-in: password, then the code of the app, or the app itself the first time; or a passkey, which is both. */
export function SignIn({ session, isInDialog = false, email = '' }: SignInProps): JSX.Element {
  const [codes, setCodes] = useState<{ readonly recoveryCodes: readonly string[]; readonly session: DeskSession } | null>(null);
  const step = codes ? (
    <RecoveryCodes codes={codes.recoveryCodes} onKept={() => setSession(codes.session)} />
  ) : session.stage === 'CODE' ? (
    <CodeStep isInDialog={isInDialog} />
  ) : session.stage === 'ENROLL' ? (
    <Enroll onAdded={setCodes} isInDialog={isInDialog} />
  ) : (
    <PasswordStep email={email} isInDialog={isInDialog} />
  );
  return isInDialog ? step : <SignInFrame>{step}</SignInFrame>;
}

const PASSWORD = z.object({ email: emailField, password: z.string().check(z.minLength(1, 'Type your password')) });

function PasswordStep({ email, isInDialog }: { readonly email: string; readonly isInDialog: boolean }): JSX.Element {
  const step = useDeskForm({
    schema: PASSWORD,
    defaults: { email, password: '' },
    labels: { email: SIGN_IN.email, password: SIGN_IN.password },
    send: async (body) => {
      try {
        setSession(await api(deskSessionPost, { body }));
      } catch (error) {
        if (codeOf(error) === 'wrong_credentials') throw refusedAt('password', SIGN_IN.wrong);
        if (codeOf(error) === 'password_blocked') throw refusedAt('password', SIGN_IN.blocked);
        throw error;
      }
    },
  });
  return (
    <FormParts
      step={step}
      submit={SIGN_IN.next}
      failed={SIGN_IN.failed}
      heading={<StepHeading title={SIGN_IN.title} intro={SIGN_IN.intro} isInDialog={isInDialog} />}
      more={<PasskeyButton />}
    >
      <TextField {...fieldProps(step.form, 'email')} label={SIGN_IN.email} type="email" autoComplete="username" autoCapitalize="none" />
      <PasswordField {...fieldProps(step.form, 'password')} label={SIGN_IN.password} />
      <Note>{SIGN_IN.forgot}</Note>
    </FormParts>
  );
}

const CODE = z.object({ code: z.string().check(z.trim(), z.minLength(6, 'Type the six digits, or a recovery code')) });

function CodeStep({ isInDialog }: { readonly isInDialog: boolean }): JSX.Element {
  const step = useDeskForm({
    schema: CODE,
    defaults: { code: '' },
    labels: { code: SIGN_IN.code.label },
    send: async (body) => {
      try {
        setSession(await api(deskSessionCode, { body }));
      } catch (error) {
        if (codeOf(error) === 'wrong_code') throw refusedAt('code', SIGN_IN.code.wrong);
        if (codeOf(error) === 'unauthenticated') return sessionEnded();
        throw error;
      }
    },
  });
  return (
    <FormParts
      step={step}
      submit={SIGN_IN.code.submit}
      failed={SIGN_IN.failed}
      heading={<StepHeading title={SIGN_IN.code.title} intro={SIGN_IN.code.intro} isInDialog={isInDialog} />}
      more={
        <Button variant="text" onClick={sessionEnded}>
          {SIGN_IN.code.again}
        </Button>
      }
    >
      <TextField
        {...fieldProps(step.form, 'code')}
        label={SIGN_IN.code.label}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        boxSize="short"
      />
    </FormParts>
  );
}
