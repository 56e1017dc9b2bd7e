import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { COPIED, COPY_FAILED } from './copy.ts';
import { announce } from '../live-region/Announcer.tsx';
import classes from './CopyText.module.css';

/** Milliseconds until the button can be read again as what it does. */
const COPIED_FOR_MS = 4000;

interface CopyTextProps {
  /** What is copied; its line breaks are shown. */
  text: string;
  /** What the button does: "Copy the clause". */
  label: string;
}

/** A text to copy, in a frame, with its button. Success is said on the button and to screen readers; without it the text is marked instead. */
export function CopyText({ text, label }: CopyTextProps) {
  const shown = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const say = (sentence: string): void => {
    setOutcome(sentence);
    announce(sentence);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      say(COPIED);
    } catch {
      // no permission, or a page without https: the text is marked, ready for the keys
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      say(COPY_FAILED);
    }
  };
  return (
    <div className={classes.box}>
      <pre ref={shown} className={classes.text}>
        {text}
      </pre>
      <Button variant="outline" compact icon={outcome === COPIED ? 'check' : 'copy'} onClick={() => void copy()}>
        {outcome ?? label}
      </Button>
    </div>
  );
}
