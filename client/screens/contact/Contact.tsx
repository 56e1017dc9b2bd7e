import { outside, registration } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { useLocation } from '@tanstack/react-router';
import type { JSX } from 'react';
import { chatItem } from '../../parts/chat/ChatLink.tsx';
import { CommonQuestions } from '../../parts/help/CommonQuestions.tsx';
import { OperatingHours } from '../../parts/operating-hours/OperatingHours.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { company } from '../../services/organization/organization.ts';
import { useSignedIn } from '../../services/session/session.ts';
import { COPY } from './copy.ts';

/** The lender's contact data and the questions asked most. At register/support it links back to the registration in progress, unless a visitor asked for /contact. */
export function Contact(): JSX.Element {
  const isRegistering = useLocation({
    select: ({ pathname, search: { from } }) => pathname === registration.support() && from !== 'contact',
  });
  const isSignedIn = useSignedIn();
  const { name, phone, email } = company();
  const title = isRegistering ? COPY.registerTitle : COPY.title;
  useTitle(title);
  return (
    <DeadEndFrame>
      <PageHeading intro={isRegistering ? COPY.registerIntro : COPY.intro(name)}>{title}</PageHeading>
      <div className="section">
        <ActionList
          items={[
            { icon: 'phone', title: COPY.call, note: phone, href: `tel:+1${phone.replaceAll('-', '')}` },
            chatItem(),
            { icon: 'mail', title: COPY.write, note: email, href: `mailto:${email}` },
          ]}
        />
      </div>
      <section className="section">
        <h2>{COPY.hours}</h2>
        <p>
          <OperatingHours />
        </p>
      </section>
      <CommonQuestions as="contact" />
      <p className="section">
        {isRegistering ? (
          <PathLink to={registration.index()}>{COPY.back}</PathLink>
        ) : (
          <PathLink to={isSignedIn ? outside.dashboard() : outside.authLogin()}>{isSignedIn ? COPY.dashboard : COPY.login}</PathLink>
        )}
      </p>
    </DeadEndFrame>
  );
}
