import { addressSuggestions } from '@hearthline/web/operations/service-application.ts';
import { useEffect, useState } from 'react';
import { api } from '../../services/api/api.ts';

export type Suggestion = {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};
export type SuggestionOption = { readonly key: string; readonly main: string; readonly sub: string; readonly address: Suggestion };

/** Milliseconds without a key before suggestions are requested. */
const DEBOUNCE_MS = 150;
/** Fewest characters for a request. */
const MIN_LENGTH = 3;

type Found = { readonly text: string; readonly options: readonly SuggestionOption[]; readonly hasFailed: boolean };
const NOTHING: Found = { text: '', options: [], hasFailed: false };

async function ask(text: string, signal: AbortSignal): Promise<SuggestionOption[]> {
  const data = await api(addressSuggestions, { query: { text }, signal });
  return (data ?? []).map((address) => ({
    key: address.fullAddress,
    main: [address.street1, address.street2].filter((part) => part !== '').join(', '),
    sub: `${address.city}, ${address.state} ${address.zip}`,
    address,
  }));
}

/**
 * Address suggestions for a typed line; the previous ones stay while new ones are requested, and a newer request cancels the older one.
 * A request that failed is not "none found"; it is sent again with the next key, and when the connection is back.
 */
export function useAddressSuggestions(line: string): {
  options: readonly SuggestionOption[];
  isLoading: boolean;
  hasFailed: boolean;
} {
  const text = line.trim();
  const [found, setFound] = useState<Found>(NOTHING);
  useEffect(() => {
    if (text.length < MIN_LENGTH) return undefined;
    const stop = new AbortController();
    const request = (): void => {
      ask(text, stop.signal).then(
        (options) => setFound({ text, options, hasFailed: false }),
        () => {
          if (stop.signal.aborted) return;
          setFound({ text, options: [], hasFailed: true });
          window.addEventListener('online', request, { once: true, signal: stop.signal });
        },
      );
    };
    const timer = setTimeout(request, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  const options = text.length < MIN_LENGTH ? [] : found.options;
  return { options, isLoading: options.length === 0 && found.text !== text, hasFailed: found.hasFailed && found.text === text };
}
