import classes from './Button.module.css';

/** A small rotating ring; dotted and still with reduced motion. Hidden from screen readers, so always put text beside it. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden="true" />;
}
