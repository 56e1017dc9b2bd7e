import classes from './Button.module.css';

/** A small turning ring; dotted and still with reduced motion. Always beside words: it says nothing itself. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden="true" />;
}
