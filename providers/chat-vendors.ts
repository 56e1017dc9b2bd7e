import { NICE } from './chat/nice/row.ts';
import type { ChatVendor, ChatVendorRow } from './chat/port.ts';
import { STREAM } from './chat/stream/row.ts';
import { TALKJS } from './chat/talkjs/row.ts';
import { TWILIO } from './chat/twilio/row.ts';

/** The chat vendors that can be set up. */
export const CHAT_VENDOR_ROWS: Readonly<Record<ChatVendor, ChatVendorRow>> = { nice: NICE, stream: STREAM, talkjs: TALKJS, twilio: TWILIO };
