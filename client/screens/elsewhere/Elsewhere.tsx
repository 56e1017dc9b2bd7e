import { outside } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { OperatingHours } from '../../parts/operating-hours/OperatingHours.tsx';
import { useHere } from '../../parts/screen/navigation.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { company } from '../../services/organization/organization.ts';
import { COPY, PAGES } from './copy.ts';

/** The lender's other products that menus may lead to (A §2.20): what there is of each on this site, and whom to ask. */
export function Elsewhere(): JSX.Element | null {
  const page = PAGES[useHere(({ pathname }) => pathname)];
  const { name, phone, email } = company();
  useTitle(page?.title ?? name);
  if (!page) return null;
  return (
    <DeadEndFrame>
      <PageHeading intro={page.intro(name)}>{page.title}</PageHeading>
      <div className="section">
        <ActionList
          items={[
            { icon: 'phone', title: COPY.call, note: phone, href: `tel:+1${phone.replaceAll('-', '')}` },
            { icon: 'mail', title: COPY.write, note: email, href: `mailto:${email}` },
          ]}
        />
        <Note>
          <OperatingHours />
        </Note>
      </div>
      <p className="section">
        <PathLink to={outside.dashboard()} className={buttonClass()}>
          {COPY.dashboard}
        </PathLink>
      </p>
    </DeadEndFrame>
  );
}
