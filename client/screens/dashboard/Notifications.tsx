import { Card } from '@hearthline/kit/card/Card.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { NOTIFICATIONS as COPY } from '../../parts/notifications/copy.ts';
import { unreadCount } from '../../parts/notifications/notification-list.ts';
import { NotificationList } from '../../parts/notifications/NotificationList.tsx';
import { useNotifications } from '../../parts/notifications/use-notifications.ts';

/** The person's notifications on the dashboard. */
export function Notifications(): JSX.Element {
  const notifications = useNotifications();
  const unread = unreadCount(notifications.all);
  return (
    <Card title={COPY.title} tag={unread > 0 && <Tag kind="waiting">{COPY.unread(unread)}</Tag>}>
      <NotificationList notifications={notifications} />
    </Card>
  );
}
