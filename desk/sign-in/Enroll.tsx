import { deskAuthenticatorConfirm, deskAuthenticatorPost } from '@hearthline/web/operations/desk.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { QrCode } from '@hearthline/kit/qr-code/QrCode.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../parts/form/FormParts.tsx';
import { useDeskForm } from '../parts/form/use-desk-form.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../services/api.ts';
import { codeOf, refusedAt } from '@hearthline/web/api/api-error.ts';
import { sessionEnded } from '../services/session.ts';
import { SIGN_IN } from './copy.ts';
import { StepHeading } from './StepHeading.tsx';
import classes from './SignInFrame.module.css';

const SCHEMA = z.object({ code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/, 'Type the six digits that the app shows')) });

type EnrollProps = { readonly onAdded: (added: Reply<'desk-authenticator-confirm'>) => void; readonly isInDialog: boolean };

/** Adds an authenticator app: a code to scan, a key to type instead, and the first code of the app. */
export function Enroll({ onAdded, isInDialog }: EnrollProps): JSX.Element {
  // Each call makes another secret, so it is asked for once while this step is shown.
  const secret = useQuery({
    queryKey: ['authenticator'],
    queryFn: async () => await api(deskAuthenticatorPost),
    staleTime: Infinity,
    gcTime: 0,
  });
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { code: '' },
    labels: { code: SIGN_IN.enroll.label },
    send: async (body) => {
      try {
        onAdded(await api(deskAuthenticatorConfirm, { body }));
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
      submit={SIGN_IN.enroll.submit}
      failed={SIGN_IN.enroll.failed}
      heading={<StepHeading title={SIGN_IN.enroll.title} intro={SIGN_IN.enroll.intro} isInDialog={isInDialog} />}
    >
      <Loaded query={secret}>
        {({ uri, secret: key }) => (
          <div className={classes.qr}>
            <p>{SIGN_IN.enroll.scan}</p>
            <QrCode value={uri} label={SIGN_IN.enroll.qr} />
            <p className="small muted">{SIGN_IN.enroll.typed}</p>
            <p className={classes.key}>{key.replace(/(.{4})(?=.)/g, '$1 ')}</p>
          </div>
        )}
      </Loaded>
      <TextField
        {...fieldProps(step.form, 'code')}
        label={SIGN_IN.enroll.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        boxSize="short"
      />
    </FormParts>
  );
}
