import { amountLimits } from '@hearthline/rules/offers/selection.ts';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { choiceFromQuery, choiceToQuery, useAddressQuery } from '../choice-in-url.ts';
import type { OfferChoice, Offers } from '../offers.ts';

/** Milliseconds without a change before the address is updated. */
const DEBOUNCE_MS = 250;

type Choosing = {
  readonly choice: OfferChoice;
  readonly change: (part: Partial<OfferChoice>) => void;
  /** Navigates to the confirmation screen, with the choice in its address. */
  readonly confirm: () => Promise<void>;
};

/** When a choice leaves no room for a payoff on top, the payoff comes out of the amount instead. */
function settled(offers: Offers, choice: OfferChoice): OfferChoice {
  const isOnTop = choice.preference === 'PRESERVE' && choice.payoffs.length > 0;
  return isOnTop && amountLimits(offers, choice) === null ? { ...choice, preference: 'DEDUCT' } : choice;
}

/** The choice on the page, kept in its address so that reload and Back restore it. */
export function useChoice(uuid: string, offers: Offers): Choosing {
  const query = useAddressQuery();
  const go = useGo();
  const [choice, setChoice] = useState(() => settled(offers, choiceFromQuery(query, offers)));
  const [isTouched, setTouched] = useState(false);
  const address = applicationScreen(uuid, 'product/select', choiceToQuery(choice, query));

  const onSettled = useEffectEvent(() => {
    if (window.location.pathname + window.location.search !== address) void go(address, { replace: true });
  });
  useEffect(() => {
    if (!isTouched) return undefined;
    const timer = setTimeout(() => onSettled(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // starts again with each new address
  }, [address, isTouched]);

  return {
    choice,
    change(part) {
      setTouched(true);
      setChoice((before) => settled(offers, { ...before, ...part }));
    },
    async confirm() {
      await go(address, { replace: true });
      await go(applicationScreen(uuid, 'product/select/confirm', choiceToQuery(choice, query)));
    },
  };
}
