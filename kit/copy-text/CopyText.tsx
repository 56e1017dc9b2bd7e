import { useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { useCopy } from './use-copy.ts';
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
  const mark = () => shown.current && getSelection()?.selectAllChildren(shown.current);
  const { outcome, isCopied, copy } = useCopy({ text, shownMs: COPIED_FOR_MS, mark });
  return (
    <div className={classes.box}>
      <pre ref={shown} className={classes.text}>
        {text}
      </pre>
      <Button variant="outline" compact icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {outcome ?? label}
      </Button>
    </div>
  );
}
