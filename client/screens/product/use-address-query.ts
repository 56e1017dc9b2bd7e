import type { Query } from '@hearthline/journey/paths.ts';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';

/** The address's query as plain text: the router itself would parse '100000' into a number. */
export function useAddressQuery(): Query {
  const text = useLocation({ select: ({ searchStr }) => searchStr });
  return useMemo(() => Object.fromEntries(new URLSearchParams(text)), [text]);
}
