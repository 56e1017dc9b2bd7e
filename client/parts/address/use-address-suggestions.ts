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

async function ask(text: string, signal: AbortSignal): Promise<SuggestionOption[]> {
  const { data } = await api.GET('/service-application/external/api/v1/heloc/address-suggestions', { params: { query: { text } }, signal });
  return (data ?? []).map((address) => ({
    key: address.fullAddress,
    main: [address.street1, address.street2].filter((part) => part !== '').join(', '),
    sub: `${address.city}, ${address.state} ${address.zip}`,
    address,
  }));
}

/** Address suggestions for a typed line; the previous ones stay while new ones are requested, and a newer request cancels the older one. */
export function useAddressSuggestions(line: string): { options: readonly SuggestionOption[]; isLoading: boolean } {
  const text = line.trim();
  const [found, setFound] = useState<{ text: string; options: readonly SuggestionOption[] }>({ text: '', options: [] });
  useEffect(() => {
    if (text.length < MIN_LENGTH) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask(text, stop.signal).then(
        (options) => setFound({ text, options }),
        () => !stop.signal.aborted && setFound({ text, options: [] }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  const options = text.length < MIN_LENGTH ? [] : found.options;
  return { options, isLoading: options.length === 0 && found.text !== text };
}
