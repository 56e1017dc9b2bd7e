import type { Reply } from '@hearthline/web/api/operation.ts';
import { sampleFunding } from '../samples/sample-funding.ts';

/** The same line after the right to cancel has ended. */
export const sampleOver = (more: Partial<Reply<'closing-get'>> = {}): Reply<'closing-get'> => {
  const { rescission } = sampleFunding();
  return sampleFunding({
    rescission: rescission && { ...rescission, over: true, people: rescission.people.map((person) => ({ ...person, received: true })) },
    ...more,
  });
};
