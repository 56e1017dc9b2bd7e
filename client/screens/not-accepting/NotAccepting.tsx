import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX } from 'react';
import { useTitle } from '../../chrome/use-title.ts';
import { company } from '../../services/organisation/organisation.ts';
import { WORDS } from './words.ts';

/** An organisation that takes visitors only with a referral (A §2). */
export function NotAccepting(): JSX.Element {
  const { name, phone } = company();
  useTitle(WORDS.title);
  return (
    <DeadEndFrame>
      <PageHeading lede={WORDS.lede(name)}>{WORDS.title}</PageHeading>
      <div className="section stack">
        <p>{WORDS.text}</p>
        <p>
          {WORDS.call}{' '}
          <a className="num" href={`tel:+1${phone.replaceAll('-', '')}`}>
            {phone}
          </a>
        </p>
      </div>
    </DeadEndFrame>
  );
}
