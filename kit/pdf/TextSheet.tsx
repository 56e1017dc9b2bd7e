import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Skeleton, SkeletonCard, useAfter } from '../skeleton/Skeleton.tsx';
import { cx } from '../styles/cx.ts';
import type { JSX, RefObject } from 'react';
import { COPY } from './copy.ts';
import { PageText } from './PageText.tsx';
import type { Block } from './page-text.ts';
import classes from './Pdf.module.css';

type TextSheetProps = {
  readonly texts: readonly (readonly Block[])[];
  readonly count: number;
  readonly last: RefObject<HTMLDivElement | null>;
};

/** The text version: every page's text, one below the other. */
export function TextSheet({ texts, count, last }: TextSheetProps): JSX.Element {
  if (texts.length === 0)
    return (
      <div className={cx(classes.sheet, 'stack')} role="status" aria-label={COPY.loading}>
        <Skeleton width="60%" />
        <Skeleton width="95%" />
        <Skeleton width="85%" />
      </div>
    );
  return (
    <article className={classes.sheet}>
      {texts.map((blocks, at) => {
        const number = at + 1;
        return (
          <div
            key={number}
            ref={number === count ? last : undefined}
            role="group"
            aria-label={COPY.pageOf(number, count)}
            data-page={number}
          >
            {count > 1 && <p className={classes.number}>{COPY.pageOf(number, count)}</p>}
            <PageText blocks={blocks} />
          </div>
        );
      })}
      {texts.length === count && <p className={classes.number}>{COPY.end}</p>}
    </article>
  );
}

/** The document before its pages can be shown: loading, late, or failed. */
export function Pending({
  problem,
}: {
  readonly problem?: { readonly text: string; readonly retry: () => void } | undefined;
}): JSX.Element {
  const isLate = useAfter(10_000);
  if (problem)
    return (
      <div className={cx(classes.pending, 'stack')}>
        <Alert kind="err" title={COPY.failed}>
          {problem.text}
        </Alert>
        <Button variant="outline" compact onClick={problem.retry}>
          {COPY.again}
        </Button>
      </div>
    );
  return (
    <div className={classes.pending}>
      <SkeletonCard label={COPY.loading} />
      <p className="small muted" role="status">
        {isLate && COPY.slow}
      </p>
    </div>
  );
}
