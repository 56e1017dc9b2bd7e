import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormBody } from '../../../parts/form/FormBody.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { OWNER, OWNER_PROBLEMS } from '../../../parts/owners/copy.ts';
import { OwnerFields } from '../../../parts/owners/OwnerFields.tsx';
import {
  keyOf,
  lawOfSpouses,
  marriageProblem,
  NO_OWNER,
  ownerBody,
  ownerFields,
  type OwnerValues,
} from '../../../parts/owners/owner-rules.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { applicationApi } from '../../../services/application.ts';
import { isProduction } from '../../../services/organization/organization.ts';
import { forgetAnswers } from '../../../services/kept-answers.ts';
import { COPY } from './copy.ts';
import type { Signer } from './progress.ts';
import { useLimit } from './use-limit.tsx';

type Kind = 'correct' | 'replace' | 'add';
type OwnerFormProps = {
  readonly kind: Kind;
  /** The person who is corrected or replaced. */
  readonly signer?: Signer;
  readonly others: readonly Signer[];
  /** What saving changes, as sentences. */
  readonly effects: readonly string[];
  readonly onCancel: () => void;
  readonly onDone: () => void;
};

const CORRECTED = ['firstName', 'lastName', 'email'] as const;
const SUBMIT = { correct: COPY.save, replace: COPY.saveReplace, add: COPY.saveAdd } as const satisfies Record<Kind, string>;
const { emailHint: _, ...LABELS } = OWNER;

/** Corrects a person, names another one in their place, or one more, and says what that changes before it is sent. */
export function OwnerForm({ kind, signer, others, effects, onCancel, onDone }: OwnerFormProps): JSX.Element {
  const { uuid, application } = useFollowed();
  const { ownership } = application.property;
  const api = applicationApi(uuid);
  const [add, replace, correct, resend] = [
    useMutation(api.addSigner()),
    useMutation(api.replaceSigner()),
    useMutation(api.correctSigner()),
    useMutation(api.resendInvitation()),
  ];
  const limit = useLimit();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const name = `${kind} owner ${uuid} ${signer?.id ?? ''}`;
  const fields = ownerFields(isProduction());
  const taken = others.map(({ email }) => keyOf(email));
  const email = fields.email.check(z.refine((typed) => !taken.includes(keyOf(typed)), { error: OWNER_PROBLEMS.twice }));
  const defaults: OwnerValues =
    kind === 'correct' && signer ? { ...NO_OWNER, firstName: signer.firstName, lastName: signer.lastName, email: signer.email } : NO_OWNER;

  /** The address first: a corrected name sends the documents back to be prepared, and nothing can be invited then. */
  async function sendCorrection(typed: OwnerValues, { id, firstName, lastName, email: before }: Signer): Promise<void> {
    if (keyOf(typed.email) !== keyOf(before)) await resend.mutateAsync({ signerId: id, email: typed.email.trim() });
    const named = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim() };
    if (named.firstName !== firstName || named.lastName !== lastName) await correct.mutateAsync({ signerId: id, ...named });
  }

  const step = useStepForm<OwnerValues, z.ZodMiniType>({
    name,
    schema:
      kind === 'correct'
        ? z.object({ ...fields, email, phone: z.string(), role: z.string(), marital: z.string() })
        : z.object({ ...fields, email }).check(marriageProblem(ownership)),
    defaults,
    labels: LABELS,
    stays: true,
    refused: limit.refused,
    async send(typed) {
      const body = ownerBody(typed, ownership);
      if (kind === 'correct' && signer) await sendCorrection(typed, signer);
      else if (kind === 'replace' && signer && body) await replace.mutateAsync({ signerId: signer.id, ...body });
      else if (body) await add.mutateAsync(body);
      onDone();
    },
  });
  const cancel = (): void => {
    forgetAnswers(name);
    onCancel();
  };
  return (
    <div ref={box}>
      <FormBody
        step={step}
        sticky={false}
        submit={SUBMIT[kind]}
        onBack={cancel}
        backText={COPY.cancel}
        disabled={limit.until !== null}
        problem={
          <>
            {limit.notice}
            <SendProblem problem={step.problem} title={COPY.failed} />
          </>
        }
      >
        <OwnerFields
          form={step.form as unknown as UseFormReturn<Record<string, string>>}
          ownership={ownership}
          spouseState={lawOfSpouses(application.property)}
          {...(kind === 'correct' && { fields: CORRECTED })}
        />
        <Stack top={16}>
          <Alert title={COPY.effect}>
            <List items={effects} gap={4} />
          </Alert>
        </Stack>
      </FormBody>
    </div>
  );
}
