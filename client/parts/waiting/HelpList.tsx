import { outside } from '@hearthline/journey/paths.ts';
import { ActionList, type ActionItem } from '@hearthline/kit/action-list/ActionList.tsx';
import { type JSX, use } from 'react';
import { chatItem } from '../chat/ChatLink.tsx';
import { CommonQuestions } from '../help/CommonQuestions.tsx';
import { FollowedContext } from '../screen/followed.ts';
import { company } from '../../services/organization/organization.ts';
import { HOLD } from './copy.ts';

export const callItem = (): ActionItem => ({ icon: 'phone', title: HOLD.call, note: company().phone, href: `tel:${company().phone}` });

/** Telephone, email and other ways to reach a person, a link to the dashboard, which other signers do not have, and the questions people ask there. */
export function HelpList(): JSX.Element {
  const { email } = company();
  const followed = use(FollowedContext);
  const isSigner = followed !== null && 'signer' in followed;
  return (
    <>
      <section className="section">
        <h2>{HOLD.help}</h2>
        <ActionList
          items={[
            callItem(),
            chatItem(),
            { icon: 'mail', title: HOLD.write, note: email, href: `mailto:${email}` },
            ...(isSigner ? [] : [{ icon: 'house' as const, title: HOLD.dashboard, note: HOLD.dashboardNote, href: outside.dashboard() }]),
          ]}
        />
      </section>
      <CommonQuestions />
    </>
  );
}
