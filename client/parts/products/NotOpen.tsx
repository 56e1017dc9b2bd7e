import { registration } from '@hearthline/journey/paths.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { WaitlistProduct } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import { company } from '../../services/organization/organization.ts';
import { PathLink } from '../screen/PathLink.tsx';
import { useTitle } from '../screen/use-title.ts';
import { announcedAs, WAITLIST_PATHS } from './announced.ts';
import { COMING, NOT_OPEN } from './copy.ts';

/** A product nobody can apply for here: coming, with its waitlist where there is one, or not this lender's at all. */
export function NotOpen({ product }: { product: WaitlistProduct }): JSX.Element {
  const announced = announcedAs(product);
  const { name } = company();
  const title = announced === null ? NOT_OPEN.none : COMING[product].title;
  useTitle(title);
  const hasWaitlist = announced === 'WAITLIST';
  return (
    <DeadEndFrame>
      <PageHeading intro={announced === null ? NOT_OPEN.noneIntro(name) : COMING[product].intro(name)}>{title}</PageHeading>
      <div className="section stack">
        <p>{hasWaitlist ? NOT_OPEN.text : NOT_OPEN.instead}</p>
        <p>
          <PathLink to={hasWaitlist ? WAITLIST_PATHS[product] : registration.index()} className={buttonClass()}>
            {hasWaitlist ? NOT_OPEN.join : NOT_OPEN.apply}
          </PathLink>
        </p>
      </div>
    </DeadEndFrame>
  );
}
