/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** What the caller was told, newest first, a page at a time; the next page is before the last one's uuid */
export const notificationsGet: Operation<'notifications-get'> = 'GET /service-notification/secure/api/v1/notifications';

/** Mark a message of the caller as read or unread */
export const notificationPatch: Operation<'notification-patch'> = 'PATCH /service-notification/secure/api/v1/notifications/{notificationUuid}';

/** Mark every unread message of the caller as read, up to the one that was the newest on the caller's page */
export const notificationsPatch: Operation<'notifications-patch'> = 'PATCH /service-notification/secure/api/v1/notifications';
