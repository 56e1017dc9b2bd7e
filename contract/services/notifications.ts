/** Notifications in the customer's account: the list behind the bell (A §3.9, AMB-109). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const NOTIFICATIONS = '/service-notification/secure/api/v1/notifications';
/** Largest number of messages per response. */
export const NOTIFICATIONS_PAGE = 50;
const statuses = z.enum(['UNREAD', 'READ']);

export const notificationReply = z.object({
  uuid: z.uuid(),
  title: z.string(),
  description: z.string(),
  created: z.iso.datetime(),
  status: statuses,
  ctas: z
    .array(z.object({ title: z.string(), redirectPath: z.string().describe('A path of this site') }))
    .describe('The link of the message; none or one, and none once what it asks for is over'),
  applicationUuid: z.uuid().nullable(),
  walletAddress: z.string().nullable().describe('The account at the exchange that the message is about'),
});
notificationReply.register(z.globalRegistry, { id: 'Notification' });
export type NotificationReply = z.infer<typeof notificationReply>;

export const notificationsGet = endpoint({
  id: 'notifications-get',
  service: 'service-notification',
  method: 'GET',
  path: NOTIFICATIONS,
  access: 'signed-in',
  summary: "What the caller was told, newest first, a page at a time; the next page is before the last one's uuid",
  query: z.strictObject({
    status: statuses.optional().describe('Filter by these statuses'),
    limit: z.coerce.number().int().min(1).max(NOTIFICATIONS_PAGE).optional().describe(`${NOTIFICATIONS_PAGE} unless said`),
    before: z.uuid().optional().describe('Messages older than this one'),
    address: z
      .string()
      .min(1)
      .max(128)
      .optional()
      .describe(
        'The account at the exchange: also messages about it that were sent to another sign-in of its owner. Only the caller’s own is found',
      ),
  }),
  reply: z.array(notificationReply),
  errors: ['not_found'],
});
export const notificationPatch = endpoint({
  id: 'notification-patch',
  service: 'service-notification',
  method: 'PATCH',
  path: `${NOTIFICATIONS}/{notificationUuid}`,
  access: 'signed-in',
  summary: 'Mark a message of the caller as read or unread',
  params: z.strictObject({ notificationUuid: z.uuid() }),
  body: z.strictObject({ status: statuses }),
  reply: notificationReply,
  errors: ['not_found'],
});

export const notificationsPatch = endpoint({
  id: 'notifications-patch',
  service: 'service-notification',
  method: 'PATCH',
  path: NOTIFICATIONS,
  access: 'signed-in',
  status: 204,
  summary: "Mark every unread message of the caller as read, up to the one that was the newest on the caller's page",
  body: z.strictObject({ status: z.literal('READ'), through: z.uuid().describe('Messages that came later stay unread') }),
  reply: z.null(),
});

export const NOTIFICATION_ENDPOINTS = { notificationsGet, notificationPatch, notificationsPatch };
