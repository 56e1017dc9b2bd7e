/** Limits of uploads (AMB-123), the same for the page that offers to send a file and the server that takes it. */

const MEBIBYTE = 1_048_576;
/** Largest file in bytes, and number of files per condition. */
export const MAX_FILE = 20 * MEBIBYTE;
export const MAX_FILES_OF_CONDITION = 20;
/** Largest number of files of one application, and bytes of them together. */
export const MAX_FILES = 200;
export const MAX_BYTES = 1000 * MEBIBYTE;
/** Bytes of a file that one request may carry when it is sent in parts, and the fewest worth a request of their own. */
export const MAX_PART = 2 * MEBIBYTE;
export const MIN_PART = 65_536;

/** The content types accepted. The server goes by a file's first bytes, whatever its name says. */
export const CONTENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
