import { Accordion, AccordionRow } from '@hearthline/kit/accordion/Accordion.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { TopButton } from '@hearthline/kit/top-bar/TopBar.tsx';
import { type JSX, useState } from 'react';
import { NOTIFICATIONS } from '../../parts/notifications/copy.ts';
import { unreadCount } from '../../parts/notifications/notification-list.ts';
import { NotificationList } from '../../parts/notifications/NotificationList.tsx';
import type { OwnNotifications } from '../../parts/notifications/use-notifications.ts';
import { FeedbackDialog } from '../feedback/FeedbackDialog.tsx';
import { WalletAddress } from '../../parts/wallet/WalletAddress.tsx';
import type { Leaving } from '../leave/use-leaving.tsx';
import { MENU } from './copy.ts';
import { allEntries } from './links.ts';
import { MenuAction, MenuList } from './MenuList.tsx';
import { Support } from './Support.tsx';
import { useMenus } from './use-menus.ts';

/** The one menu of a phone: messages, every link, feedback, support and the way out. */
export function MenuSheet({ notifications, leaving }: { notifications: OwnNotifications; leaving: Leaving }): JSX.Element {
  const { menus, addresses, identity } = useMenus();
  const [shown, setShown] = useState<'menu' | 'feedback' | null>(null);
  const unread = unreadCount(notifications.all);
  const close = (): void => setShown(null);
  const open = (): void => {
    setShown('menu');
    void notifications.query.refetch();
  };
  return (
    <>
      <TopButton
        icon="menu"
        label={MENU.open(unread)}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={shown === 'menu'}
        onClick={open}
      />
      <Dialog open={shown === 'menu'} onClose={close} title={MENU.title}>
        <Accordion>
          <AccordionRow title={MENU.messages} note={unread > 0 ? NOTIFICATIONS.unread(unread) : undefined} open={unread > 0}>
            <NotificationList notifications={notifications} onFollow={close} />
          </AccordionRow>
        </Accordion>
        <nav aria-label={MENU.main} className="section">
          <MenuList entries={allEntries(menus)} addresses={addresses} onPick={close}>
            {menus.feedback && <MenuAction onPick={() => setShown('feedback')}>{MENU.feedback}</MenuAction>}
            <MenuAction
              onPick={() => {
                close();
                leaving.leave();
              }}
            >
              {MENU.logout}
            </MenuAction>
          </MenuList>
        </nav>
        {identity?.wallet.accountAddress && <WalletAddress address={identity.wallet.accountAddress} />}
        <Support onPick={close} />
      </Dialog>
      {shown === 'feedback' && <FeedbackDialog onClose={close} />}
    </>
  );
}
