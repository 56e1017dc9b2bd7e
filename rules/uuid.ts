const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** B §5: 8-4-4-4-12 hexadecimal. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);
