import { home } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, useEffect } from 'react';
import { PathLink } from '../parts/screen/PathLink.tsx';
import { useTitle } from '../parts/screen/use-title.ts';
import { settleLender } from '../services/organization/lender-of-application.ts';
import { NOT_FOUND } from './copy.ts';

/** The page of an address that matches no route. */
export function NotFound(): JSX.Element {
  useTitle(NOT_FOUND.title);
  useEffect(settleLender, []);
  return (
    <DeadEndFrame>
      <PageHeading intro={NOT_FOUND.text}>{NOT_FOUND.title}</PageHeading>
      <p className="section">
        <PathLink to={home()}>{NOT_FOUND.home}</PathLink>
      </p>
    </DeadEndFrame>
  );
}
