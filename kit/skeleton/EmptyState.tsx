import type { ReactNode } from 'react';
import classes from './Skeleton.module.css';

/** Shown in place of an empty list: says that nothing is needed, and what will make something appear. */
export function EmptyState({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.empty}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
