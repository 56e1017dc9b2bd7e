import { outside } from '@hearthline/journey/paths.ts';
import { ActionList, type ActionItem } from '@hearthline/kit/action-list/ActionList.tsx';
import type { JSX } from 'react';
import { company } from '../../services/organization/organization.ts';
import { HOLD } from './copy.ts';

export const callItem = (): ActionItem => ({ icon: 'phone', title: HOLD.call, note: company().phone, href: `tel:${company().phone}` });

/** Telephone, email and other ways to reach a person, and a link to the dashboard. */
export function HelpList(): JSX.Element {
  const { email } = company();
  return (
    <section className="section">
      <h2>{HOLD.help}</h2>
      <ActionList
        items={[
          callItem(),
          { icon: 'mail', title: HOLD.write, note: email, href: `mailto:${email}` },
          { icon: 'house', title: HOLD.dashboard, note: HOLD.dashboardNote, href: outside.dashboard() },
        ]}
      />
    </section>
  );
}
