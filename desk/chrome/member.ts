import { createContext, use } from 'react';
import type { Member } from '../services/session.ts';

export const MemberContext = createContext<Member | null>(null);

/** Who is signed in. */
export function useMember(): Member {
  const member = use(MemberContext);
  if (!member) throw new Error('Nobody is signed in around this component');
  return member;
}
