import { help } from '@hearthline/journey/pages.ts';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import type { JSX } from 'react';
import { OperatingHours } from '../../parts/operating-hours/OperatingHours.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { company } from '../../services/organization/organization.ts';
import { MENU } from './copy.ts';
import { MenuAction } from './MenuList.tsx';
import list from './MenuList.module.css';
import classes from './Support.module.css';
import { supportOf } from './support.ts';

/** How to reach the lender, and when: the telephone while no chat is offered. Beside it, the answers that need nobody. */
export function Support({ onPick }: { readonly onPick: () => void }): JSX.Element {
  const { phone } = company();
  const support = supportOf(phone, null);
  return (
    <section aria-label={MENU.support} className={classes.support}>
      <ul className={list.list}>
        {support.kind === 'chat' ? (
          <MenuAction icon="chat" onPick={support.start}>
            {MENU.chat}
          </MenuAction>
        ) : (
          <li>
            <a className={list.row} href={support.href}>
              <Icon name="phone" />
              {MENU.call(phone)}
            </a>
          </li>
        )}
        <li>
          <PathLink className={list.row} to={help.index()} onClick={onPick}>
            <Icon name="info" />
            {MENU.questions}
          </PathLink>
        </li>
      </ul>
      <p className="fine">
        <OperatingHours />
      </p>
    </section>
  );
}
