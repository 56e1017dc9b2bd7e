import type { ReactNode } from 'react';
import { CONTINUE, SUBMITTING } from '../copy.ts';
import { cx } from '../styles/cx.ts';
import { Button, Spinner } from './Button.tsx';
import classes from './Button.module.css';

export interface SubmitButtonProps {
  /** Default "Continue". */
  children?: ReactNode | undefined;
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Default "Submitting". */
  loadingText?: string | undefined;
  full?: boolean | undefined;
  /** The id of its form, when the button is outside of it. */
  form?: string | undefined;
}

/** Submits its form. While loading it is disabled and announces that; both labels occupy the same space, so the width does not change. */
export function SubmitButton({
  children = CONTINUE,
  loading = false,
  disabled = false,
  loadingText = SUBMITTING,
  full,
  form,
}: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" disabled={disabled || loading} full={full} {...(form !== undefined && { form })}>
        <span className={classes.labels}>
          <span className={cx(loading && classes.hidden)}>{children}</span>
          <span className={cx(!loading && classes.hidden)}>
            <Spinner />
            {loadingText}
          </span>
        </span>
      </Button>
      <span className="sr" role="status">
        {loading && loadingText}
      </span>
    </>
  );
}
