import { help } from '@hearthline/journey/pages.ts';
import { HOURS_MS } from '@hearthline/rules/chat/limits.ts';
import { openStatus } from '@hearthline/web/operations/organization.ts';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import type { JSX } from 'react';
import { OperatingHours } from '../../parts/operating-hours/OperatingHours.tsx';
import { quietApi } from '../../services/api/api.ts';
import { cachedQuery, useQueryResult } from '../../services/api/first-page-query.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { launcher } from '../../services/chat/launcher.ts';
import { company } from '../../services/organization/organization.ts';
import { MENU } from './copy.ts';
import { MenuAction } from './MenuList.tsx';
import list from './MenuList.module.css';
import classes from './Support.module.css';
import { supportOf } from './support.ts';

const CHAT_HOURS = { department: 'OPS_CHAT' } as const;
const askOpen = (): Promise<boolean> =>
  cachedQuery('chat-open', HOURS_MS, async () => (await quietApi(openStatus, { path: CHAT_HOURS })).isOpen);

/** How to reach the lender, and when: by chat while people answer there, else by telephone. Beside it, the answers that need nobody. `onPick`: the menu around it closes. */
export function Support({ onPick }: { readonly onPick: () => void }): JSX.Element {
  const { phone } = company();
  const isOpen = useQueryResult(askOpen);
  const start = (): void => {
    onPick();
    launcher.open();
  };
  const support = supportOf(phone, isOpen === undefined ? null : { isOpen, start });
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
