import { useEffect, useState } from 'react';
import { Card } from '../card/Card.tsx';
import classes from './Skeleton.module.css';
import { LOADING } from '../copy.ts';

/** True once `ms` have passed: content that loads faster shows no skeleton. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(ms <= 0);
  useEffect(() => {
    if (ms <= 0) return undefined;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

/** One gray bar in the shape of the content to come. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string | undefined; height?: string | undefined }) {
  return <div className={classes.bar} style={{ width, height }} aria-hidden="true" />;
}

/** A card of gray bars; appears after 300 ms. Give a label that says what is loading when it may take over 10 seconds. */
export function SkeletonCard({ label = LOADING, afterMs = 300 }: { label?: string | undefined; afterMs?: number | undefined }) {
  const shown = useAfter(afterMs);
  return (
    <div>
      <p className="sr" role="status">
        {shown ? label : ''}
      </p>
      {shown && (
        <Card>
          <Skeleton width="45%" />
          <Skeleton width="70%" height="2.4em" />
          <Skeleton width="90%" />
          <Skeleton width="80%" />
        </Card>
      )}
    </div>
  );
}
