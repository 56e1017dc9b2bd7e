import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { useTabTitle } from '../parts/page/use-tab-title.ts';
import classes from './SignInFrame.module.css';

/** A heading that takes focus when its step begins: h1 on a page, h2 in a dialog. */
export function StepHeading({
  title,
  intro,
  isInDialog = false,
}: {
  readonly title: string;
  readonly intro: ReactNode;
  readonly isInDialog?: boolean;
}): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useTabTitle(isInDialog ? null : title);
  const Heading = isInDialog ? 'h3' : 'h1';
  return (
    <div className={classes.head}>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{intro}</p>
    </div>
  );
}
