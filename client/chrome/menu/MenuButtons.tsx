import { Popover } from '@hearthline/kit/popover/Popover.tsx';
import { TopButton } from '@hearthline/kit/top-bar/TopBar.tsx';
import { type JSX, useEffect } from 'react';
import { Queries } from '../../parts/loading/Queries.tsx';
import { unreadCount } from '../../parts/notifications/notification-list.ts';
import { NotificationList } from '../../parts/notifications/NotificationList.tsx';
import { type OwnNotifications, useNotifications } from '../../parts/notifications/use-notifications.ts';
import { WalletAddress } from '../../parts/wallet/WalletAddress.tsx';
import { type Leaving, useLeaving } from '../leave/use-leaving.tsx';
import { MENU } from './copy.ts';
import { MenuAction, MenuList } from './MenuList.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { Support } from './Support.tsx';
import { useIsDesktop, useMenus } from './use-menus.ts';
import classes from './MenuButtons.module.css';

/** The notifications as they are now: those shown before may be minutes old. */
function OpenedNotifications({ notifications, close }: { notifications: OwnNotifications; close: () => void }): JSX.Element {
  const { refetch } = notifications.query;
  useEffect(() => void refetch(), [refetch]);
  return (
    <>
      <h2 className={classes.title}>{MENU.messages}</h2>
      <NotificationList notifications={notifications} onFollow={close} />
    </>
  );
}

function ProfileMenu({ leaving, close }: { leaving: Leaving; close: () => void }): JSX.Element {
  const { menus, addresses, identity } = useMenus();
  return (
    <>
      {identity && (
        <p className={classes.who}>
          <b>{[identity.name.firstName, identity.name.lastName].filter(Boolean).join(' ')}</b>
          <span>{identity.email}</span>
        </p>
      )}
      {identity?.wallet.accountAddress && <WalletAddress address={identity.wallet.accountAddress} />}
      <MenuList entries={menus.profile} addresses={addresses} onPick={close}>
        <MenuAction
          icon="leave"
          onPick={() => {
            close();
            leaving.leave();
          }}
        >
          {MENU.logout}
        </MenuAction>
      </MenuList>
      <Support onPick={close} />
    </>
  );
}

function Buttons(): JSX.Element {
  const { menus, addresses } = useMenus();
  const notifications = useNotifications();
  const leaving = useLeaving();
  const unread = unreadCount(notifications.all);
  const isDesktop = useIsDesktop();
  if (!isDesktop)
    return (
      <>
        <MenuSheet notifications={notifications} leaving={leaving} />
        {leaving.survey}
      </>
    );
  return (
    <>
      <Popover label={MENU.messages} trigger={(props) => <TopButton icon="bell" label={MENU.bell(unread)} count={unread} {...props} />}>
        {(close) => <OpenedNotifications notifications={notifications} close={close} />}
      </Popover>
      {menus.apps.length > 0 && (
        <Popover label={MENU.apps} trigger={(props) => <TopButton icon="menu" label={MENU.apps} {...props} />}>
          {(close) => <MenuList entries={menus.apps} addresses={addresses} onPick={close} />}
        </Popover>
      )}
      <Popover label={MENU.account} trigger={(props) => <TopButton icon="person" label={MENU.account} {...props} />}>
        {(close) => <ProfileMenu leaving={leaving} close={close} />}
      </Popover>
      {leaving.survey}
    </>
  );
}

/** What the top bar holds for a person who is signed in: messages, products and their account; below 1024 px one sheet with everything. */
export function MenuButtons(): JSX.Element {
  return (
    <Queries>
      <Buttons />
    </Queries>
  );
}
