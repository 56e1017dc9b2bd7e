import { outside } from '@hearthline/journey/paths.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { type JSX, useEffect } from 'react';
import { settleLender } from '../services/organization/lender-of-application.ts';
import { company } from '../services/organization/organization.ts';
import { useNavigation } from '../parts/screen/navigation.ts';
import { useTitle } from '../parts/screen/use-title.ts';
import { FALLBACK } from './copy.ts';

/** Reports the error too; its code is fetched with the first failure. */
const FallbackReference = whenLoaded<{ error: unknown }>(() => import('./FallbackReference.tsx').then((m) => m.FallbackReference));

/** Replaces a screen that threw: 'Try again' renders it again, 'Go to dashboard', support phone and email. */
export function ErrorFallback({ error, reset }: Partial<ErrorComponentProps>): JSX.Element {
  const { phone, email } = company();
  const { go, again: retry } = useNavigation();
  useTitle(FALLBACK.title);
  useEffect(settleLender, []);
  const again = (): void => {
    reset?.();
    if (window.history.length > 1) window.history.back();
    else void retry();
  };
  return (
    <DeadEndFrame>
      <PageHeading intro={FALLBACK.text}>{FALLBACK.title}</PageHeading>
      <p className="section">
        {FALLBACK.phone}:{' '}
        <a className="num" href={`tel:+1${phone.replaceAll('-', '')}`}>
          {phone}
        </a>
        <br />
        {FALLBACK.email}: <a href={`mailto:${email}`}>{email}</a>
      </p>
      <FallbackReference error={error} />
      <ButtonRow sticky={false}>
        <Button onClick={again}>{FALLBACK.again}</Button>
        <Button variant="outline" onClick={() => void go(outside.dashboard())}>
          {FALLBACK.dashboard}
        </Button>
      </ButtonRow>
    </DeadEndFrame>
  );
}
