/** What is wrong, as B §8 words it. */
export type AlertName = 'failed' | 'lost' | 'token' | 'send';
