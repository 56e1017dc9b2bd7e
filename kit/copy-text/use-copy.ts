import { useEffect, useState } from 'react';
import { announce } from '../live-region/Announcer.tsx';
import { COPIED, COPY_FAILED } from './copy.ts';

/**
 * Puts a text on the clipboard. `outcome` is what to say about it, and is said to screen readers, for `shownMs`; null before and after. Where the
 * browser refuses, `mark` gets the text ready for the keys.
 */
export function useCopy({ text, shownMs, mark }: { text: string; shownMs: number; mark: () => void }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome, shownMs]);
  const say = (sentence: string): void => {
    setOutcome(sentence);
    announce(sentence);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say(COPIED);
    } catch {
      // no permission, or a page without https
      mark();
      say(COPY_FAILED);
    }
  };
  return { outcome, isCopied: outcome === COPIED, copy: () => void copy() };
}
