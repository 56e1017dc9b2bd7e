import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { summaryHeading } from './copy.ts';
import { Icon } from '../icon/Icon.tsx';
import classes from './ErrorSummary.module.css';

export interface SummaryError {
  /** The id of the field: its name, unless another id was given. */
  id: string;
  label: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Change it on every submit: the summary then lists the current errors and takes focus again. */
  focusKey?: string | number | undefined;
}

/**
 * The errors that stopped a submit, above the h1: takes focus; each line, "Label: message", links to its field. Renders nothing without
 * errors. The list is frozen at submit: shrinking while answers are corrected, it would move the page and interrupt the screen reader.
 */
export function ErrorSummary({ errors: current, focusKey }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [submitted, setSubmitted] = useState({ focusKey, errors: current });
  if (submitted.focusKey !== focusKey) setSubmitted({ focusKey, errors: current });
  const { errors } = submitted;
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, focusKey]);
  if (!any) return null;

  const goTo = (event: MouseEvent, id: string) => {
    const field = document.getElementById(id);
    if (!field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    const shown = document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? field;
    shown.scrollIntoView({ block: 'center' });
  };

  return (
    <div ref={box} className={classes.summary} role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>
        <Icon name="error" />
        {summaryHeading(errors.length)}
      </h2>
      <ul>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label.replace(/[.?]?$/, ':')} {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
